import type { Ms } from '#shared/std/units.ts'
import type { AudioEngine } from '../../../audio/audio-engine.ts'
import type { LiveVoice } from '../../../audio/clip-player.ts'
import { prefersStillness, type Pacing } from '../../../ui/preferences.ts'
import type { AnswerLine } from '../machine/answer-line.ts'
import { textOf } from '../machine/answer-lines.ts'
import type { Answering, ArenaState, Arriving } from '../machine/arena-state.ts'
import type { ArenaStore } from '../machine/arena-store.ts'
import { voiceName } from '../machine/exchange-so-far.ts'
import { typedAt, VOICE_PATIENCE_MS, voiceDelayMs } from '../machine/pacing.ts'
import { createAlarm } from './alarm.ts'
import { hasVoice } from './has-voice.ts'
import { now } from './now.ts'

type Performed = Arriving | Answering

/** The performance of one answer: brought up to date whenever more of it is there. */
interface Act {
  readonly key: string
  readonly follow: (state: Performed) => void
  readonly end: () => void
}

/**
 * Performs answers while they are on, from their first line: the voice as it comes, the text as the pacing has it.
 * Whatever ends an answer - the player skips it, leaves, its round fails - ends its timers and its voice.
 * @returns how to leave
 */
export function performAnswers(store: ArenaStore, audio: AudioEngine, pacing: () => Pacing): () => void {
  let act: Act | undefined
  const follow = (state: ArenaState): void => {
    const performed = state.phase === 'arriving' || state.phase === 'answering' ? state : undefined
    if (act?.key !== performed?.submission.key) {
      act?.end()
      act = performed && beginAct(store, audio, pacing(), performed)
    }
    if (performed !== undefined) act?.follow(performed)
  }
  follow(store.getState())
  const unsubscribe = store.subscribe(follow)
  return () => {
    unsubscribe()
    act?.end()
  }
}

function beginAct(store: ArenaStore, audio: AudioEngine, pacing: Pacing, first: Performed): Act {
  const { key } = first.submission
  const began = first.lines[0]?.at ?? now()
  const voice = audio.openVoice(voiceName(first.submission), () => {
    store.dispatch({ type: 'voice-started', key })
  })
  const begin = createAlarm(voice.start)
  const typed = createAlarm(() => {
    store.dispatch({ type: 'answer-typed', key, now: now() })
  })
  // Skipped before its round was there: nothing else ends it.
  const done = createAlarm(() => {
    store.dispatch({ type: 'answer-skipped', now: now() })
  })
  const give = giveTo(voice)
  let ended = false
  void voice.outcome.then((outcome) => {
    // Stopped by the player counts as heard; stopped by leaving does not count at all.
    if (!ended || outcome !== 'stopped') store.dispatch({ type: 'voice-settled', key, now: now() })
  })
  return {
    key,
    follow: (state) => {
      give(state)
      // Skipped while more was to come.
      if (state.voice === 'settled') voice.stop()
      begin.set(began + voiceDelayMs(textOf(state.lines), pacing))
      typed.set(state.typed ? undefined : typedBy(state, pacing, began))
      if (state.phase === 'answering' && state.typed && state.voice === 'settled') done.set(now())
    },
    end: () => {
      ended = true
      begin.set(undefined)
      typed.set(undefined)
      done.set(undefined)
      voice.stop()
    },
  }
}

/** When the text of an answer is there to read, as far as that can be said yet. */
function typedBy(state: Performed, pacing: Pacing, began: Ms): Ms | undefined {
  if (prefersStillness() || (pacing === 'instant' && state.voice === 'settled')) return now()
  if (pacing === 'instant') return state.voice === 'waiting' ? began + VOICE_PATIENCE_MS : undefined
  return state.phase === 'answering' ? typedAt(state.lines) : undefined
}

/** Gives a voice the sound of each line once, in order, and the whole recording when it is there. */
function giveTo(voice: LiveVoice): (state: Performed) => void {
  let given = 0
  let finished = false
  return (state) => {
    if (finished) return
    for (let line = state.lines[given]; line?.sound !== undefined; line = state.lines[given]) {
      giveLine(voice, line.sound)
      given += 1
    }
    if (state.phase !== 'answering') return
    finished = true
    const { audioUrl: url, audioDurationMs: durationMs, lineTimings: lines } = state.round
    if (hasVoice(state.round)) voice.finish({ url, durationMs, lines })
    else voice.stop()
  }
}

function giveLine(voice: LiveVoice, { chunk, timing }: NonNullable<AnswerLine['sound']>): void {
  if (chunk === undefined) return
  const { chunkMs, durationMs, base64 } = chunk
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)).buffer
  voice.add({ chunkMs, durationMs, downbeatMs: timing.downbeatMs, bytes })
}
