import type { ReactNode } from 'react'

/** The three steps of a battle, each with its picture. */
export function HowItWorks() {
  return (
    <section
      id="how"
      aria-labelledby="how-title"
      className="ground-ink border-y-8 border-ink px-4 py-16 sm:px-8 lg:px-14 lg:py-24"
    >
      <h2 id="how-title" className="display text-[min(13.5vw,7.5rem)]">
        How AI Rap Battles Work
      </h2>
      <ol className="mt-10 grid gap-x-10 gap-y-14 lg:mt-16 lg:grid-cols-3">
        <Step number={1} title="Voice-powered input" picture={<YourVerse />}>
          Hold the mic and spit, or type it out. Thirty seconds a verse, three rounds a battle.
        </Step>
        <Step number={2} title="AI battle response" picture={<TheirVerse />}>
          Your opponent takes your own words and makes them cost you. Out loud, in a voice of their own.
        </Step>
        <Step number={3} title="Professional scoring" picture={<TheEar />}>
          One ear hears both of you: rhyme density, flow, wordplay, punchlines. Same rules for the machine.
        </Step>
      </ol>
    </section>
  )
}

interface StepProps {
  readonly number: number
  readonly title: string
  readonly picture: ReactNode
  readonly children: ReactNode
}

function Step({ number, title, picture, children }: StepProps) {
  return (
    <li className="flex min-w-0 flex-col border-t-4 border-paper">
      <span aria-hidden className="label -mt-px self-start bg-paper px-3 pt-2 pb-1.5 text-base text-ink">
        Round {number}
      </span>
      <div aria-hidden className="mt-6 h-44">
        {picture}
      </div>
      <h3 className="display mt-6 text-[2.5rem]">{title}</h3>
      <p className="prose mt-3 max-w-[30rem] text-lg">{children}</p>
    </li>
  )
}

const BREATH = [34, 62, 48, 80, 56, 24, 96, 70, 44, 88, 60, 36, 74, 52, 28]
/** Enough for the widest sheet; what does not fit is cut off at the edge. */
const WAVE = [...BREATH, ...BREATH, ...BREATH, ...BREATH]

function YourVerse() {
  return (
    <div className="relative flex h-full items-center gap-4 overflow-hidden bg-you pl-5">
      <span className="grid size-24 shrink-0 place-items-center rounded-[50%] border-[6px] border-ink bg-paper text-ink outline-4 outline-paper">
        <svg viewBox="0 0 24 24" className="size-11" fill="none" stroke="currentColor" strokeWidth="2.6">
          <rect x="8.5" y="2" width="7" height="12" rx="3.5" fill="currentColor" />
          <path d="M4.5 11a7.5 7.5 0 0 0 15 0M12 18.5V22M8 22h8" />
        </svg>
      </span>
      <span className="flex h-24 min-w-0 grow items-center gap-1.5 overflow-hidden">
        {WAVE.map((height, index) => (
          <span key={index} className="w-2 shrink-0 bg-ink" style={{ height: `${String(height)}%` }} />
        ))}
      </span>
    </div>
  )
}

function TheirVerse() {
  return (
    <div className="flex h-full flex-col justify-center font-extrabold tracking-tight [font-stretch:70%]">
      <span className="display mb-3 flex items-center gap-2.5 text-xl text-foe before:h-3 before:w-6 before:bg-foe">
        Razor answers
      </span>
      <span className="text-[1.75rem] leading-tight sm:text-[2.125rem]">
        You said your <Rhyme tone="sky">pen</Rhyme> is full of <Rhyme tone="crowd">fire</Rhyme>
      </span>
      <span className="mt-1.5 text-[1.75rem] leading-tight sm:text-[2.125rem]">
        I’ve seen that <Rhyme tone="sky">ten</Rhyme> times, <Rhyme tone="crowd">liar</Rhyme>
      </span>
    </div>
  )
}

function Rhyme({ tone, children }: { readonly tone: 'sky' | 'crowd'; readonly children: string }) {
  return (
    <span
      className={
        tone === 'sky' ? 'border-b-[5px] border-double text-sky' : 'border-b-[5px] border-solid text-crowd'
      }
    >
      {children}
    </span>
  )
}

const TAPE = [
  { label: 'Rhyme density', you: 74, foe: 81 },
  { label: 'Flow', you: 82, foe: 66 },
  { label: 'Wordplay', you: 58, foe: 70 },
  { label: 'Punchlines', you: 71, foe: 52 },
]

function TheEar() {
  return (
    <div className="flex h-full flex-col justify-between py-1">
      {TAPE.map(({ label, you, foe }) => (
        <div key={label} className="grid grid-cols-[1fr_auto_1fr] items-center gap-3">
          <span className="flex h-6 justify-end border-2 border-paper">
            <span className="bg-you" style={{ width: `${String(you)}%` }} />
          </span>
          <span className="label w-32 text-center text-base">{label}</span>
          <span className="flex h-6 border-2 border-paper">
            <span className="bg-foe" style={{ width: `${String(foe)}%` }} />
          </span>
        </div>
      ))}
    </div>
  )
}
