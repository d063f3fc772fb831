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
        <Step number={1} title="Your verse" picture={<YourVerse />}>
          Type it out, one line a bar. What rhymes lights up while you write. Three rounds, 105 seconds on
          your clock.
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

function YourVerse() {
  return (
    <div className="flex h-full flex-col justify-between gap-2 bg-you p-3.5">
      <span className="block grow border-[3px] border-ink bg-paper px-3.5 pt-2.5 text-[1.35rem] leading-[1.4] font-bold text-ink [font-stretch:76%] sm:text-[1.5rem]">
        My pen is full of <Marked>fire</Marked>
        <br />I write it down to the <Marked>wire</Marked>
      </span>
      <span className="display self-end border-[3px] border-ink bg-crowd px-4 pt-2.5 pb-1.5 text-xl text-ink">
        Clap back
      </span>
    </div>
  )
}

/** A rhyme as it lights up while it is typed. */
function Marked({ children }: { readonly children: string }) {
  return <span className="border-b-4 border-ink bg-crowd">{children}</span>
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
