import { characterById } from '#shared/domain/character/characters.ts'
import type { BattleRecord } from '../../models/battle-record.ts'
import type { Fallback } from '../../ports/maker.ts'
import type { LineToSay, SpeechOut, SpokenVerse } from '../../ports/speech-out/speech-out.ts'
import { keptTiming } from './kept-timing.ts'
import type { PartMade, WorkOrder } from './follow-writing.ts'

/** Has an answer said in its character's voice and to the character's beat, and tells of each line as it is sound. */
export async function sayAnswer(
  voice: SpeechOut,
  lines: AsyncIterable<LineToSay>,
  { aiCharacterId, voiceSpeed }: BattleRecord,
  { tell, watch, signal }: WorkOrder,
): Promise<PartMade & { readonly spoken: SpokenVerse }> {
  const { voiceId, bpm } = characterById(aiCharacterId)
  const fallbacks: Fallback[] = []
  let firstMs = 0
  const spoken = await voice.speak({
    lines,
    voiceId,
    bpm,
    speed: voiceSpeed,
    signal,
    onLine: ({ index, timing, packetsMs, packets }) => {
      if (index === 0) firstMs = watch()
      tell({ type: 'audio', index, timing: keptTiming(timing), sound: { packetsMs, packets } })
    },
    onFallback: (fallback) => {
      if (fallbacks.length === 0) tell({ type: 'notice', code: 'voice_fell_back', reason: fallback.reason })
      fallbacks.push(fallback)
    },
  })
  return { spoken, maker: spoken.maker, firstMs, endMs: watch(), fallbacks }
}
