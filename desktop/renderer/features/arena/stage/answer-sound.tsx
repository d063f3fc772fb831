import { useState } from 'react'
import { decibelsOf } from '../../../audio/levels.ts'
import { useAudio, useReading } from '../../../audio/use-audio.tsx'
import { Button } from '../../../ui/button.tsx'
import { hasVoice } from '../hooks/has-voice.ts'
import type { ExchangeSoFar } from '../machine/exchange-so-far.ts'

interface AnswerSoundProps {
  readonly round: ExchangeSoFar
  /** Whether its recording is there, to be played whenever the player likes. */
  readonly whole: boolean
  readonly name: string
  /** Whether it stands out until it is pressed: nobody has heard the answer here, and a page may not speak unasked. */
  readonly inviting?: boolean
}

/**
 * Plays a round's recording again, or stops it. `data-loudest-db` is the loudest moment since the latest clip began,
 * as measured at the speakers (audio/levels.ts): what a test asserts when it says that the answer was heard.
 */
export function AnswerSound({ round, whole, name, inviting = false }: AnswerSoundProps) {
  const audio = useAudio()
  const [asked, setAsked] = useState(false)
  const status = useReading(audio.clip, (clip) =>
    clip.status !== 'idle' && clip.url === round.audioUrl ? clip.status : 'idle',
  )
  const loudest = useReading(audio.levels, (levels) => decibelsOf(levels.loudest))
  if (!hasVoice(round)) return null
  const on = status === 'playing' || status === 'loading'
  return (
    <div data-voice={status} data-loudest-db={loudest} className="flex flex-wrap items-center gap-2">
      {on ? (
        <Button size="small" aria-label={`Stop ${name}’s voice`} onClick={audio.stopClip}>
          Stop
        </Button>
      ) : whole ? (
        <Button
          size="small"
          tone={inviting && !asked ? 'crowd' : 'ink'}
          aria-label={`Play ${name}’s voice`}
          onClick={() => {
            setAsked(true)
            void audio.playClip(round.audioUrl)
          }}
        >
          Play{inviting && !asked ? <span className="max-sm:hidden"> {name}’s voice</span> : null}
        </Button>
      ) : null}
    </div>
  )
}

/** In place of a voice that is not heard: why, and what to do about it. */
export function VoiceNotice({ round }: { readonly round: ExchangeSoFar }) {
  const audio = useAudio()
  const status = useReading(audio.clip, (clip) =>
    clip.status !== 'idle' && clip.url === round.audioUrl ? clip.status : 'idle',
  )
  const blocked = status === 'blocked'
  return (
    <div role="status">
      {blocked || status === 'failed' ? (
        <div className="ground-crowd mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-[3px] border-ink px-3 py-2">
          <p className="prose font-bold">
            {blocked
              ? 'Audio playback blocked by browser'
              : 'The voice could not be loaded. The words are all here.'}
          </p>
          <Button
            size="small"
            onClick={() => {
              void audio.playClip(round.audioUrl)
            }}
          >
            Play Audio
          </Button>
        </div>
      ) : null}
    </div>
  )
}
