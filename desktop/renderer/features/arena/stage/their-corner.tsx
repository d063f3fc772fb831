import { Portrait } from '../../../ui/portraits/portrait.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { useTheirFace } from '../hooks/use-their-face.ts'
import { avatarMood, latestRound, type AvatarMood } from '../machine/arena-reading.ts'
import type { ArenaState } from '../machine/arena-state.ts'
import { aiScoreShown } from '../machine/verdict-out.ts'
import { ScoreFigure } from './score-figure.tsx'

interface TheirCornerProps {
  readonly state: ArenaState
  /** Whether the verdict on the latest round is out: score and mood are still those of before. */
  readonly verdictOut: boolean
}

/** The red corner: the opponent, how they take it, and their score. */
export function TheirCorner({ state, verdictOut }: TheirCornerProps) {
  const { aiCharacterName: name, difficulty } = state.battle
  const mood = avatarMood(state, verdictOut)
  return (
    <section
      aria-label={`${name}, red corner`}
      className="stage-foe relative flex flex-col justify-between gap-1.5 px-4 pt-2.5 pb-9 lg:min-h-0 lg:items-end lg:px-7 lg:pt-[clamp(4.6rem,10.5dvh,5.4rem)] lg:pb-[calc(var(--house)+0.25rem)]"
    >
      <div className="stage-face-frame">
        <Face state={state} mood={mood} />
      </div>
      <div className="relative z-2 lg:text-right">
        <p className="mb-3 hidden lg:block">
          <Tag>{difficulty}</Tag>
        </p>
        <ScoreFigure
          label="AI score"
          score={aiScoreShown(state, verdictOut)}
          gained={latestRound(state)?.scores.aiScore}
          className="outlined text-[3.5rem] leading-[0.8] sm:text-[min(6.5rem,15dvh)] lg:text-[clamp(4rem,min(6.7vw,11dvh),7.5rem)]"
        />
      </div>
      <div className="relative z-2 lg:text-right">
        <Tag>{mood.status}</Tag>
        <h2 className="display outlined mt-1 text-[3.2rem] sm:text-[min(7rem,16dvh)] lg:text-[clamp(4.5rem,min(8.4vw,14dvh),9.5rem)]">
          {name}
        </h2>
      </div>
    </section>
  )
}

interface FaceProps {
  readonly state: ArenaState
  readonly mood: AvatarMood
}

function Face({ state, mood }: FaceProps) {
  const motion = useTheirFace(state)
  const look = state.phase === 'writing' || state.phase === 'sending' ? 'left' : 'ahead'
  return (
    <div className="stage-face">
      <Portrait
        character={state.battle.aiCharacterId}
        state={mood.status}
        expression={mood.expression}
        motion={motion}
        look={look}
        className="size-full"
      />
    </div>
  )
}
