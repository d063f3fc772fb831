import { Button } from '../../ui/button.tsx'
import { RazorPortrait } from '../../ui/portraits/razor-portrait.tsx'
import { StartLink } from './start-link.tsx'
import './hero.css'

/** The poster itself: the dare, the way in, and the face it is to be said to. */
export function Hero({ onStart }: { readonly onStart: () => void }) {
  return (
    <section className="hero ground-paper relative overflow-hidden">
      <div aria-hidden className="hero-wedge halftone bg-foe" />
      <div className="relative z-10 px-4 pt-24 sm:px-8 lg:px-14 lg:pt-0 lg:pb-10">
        <h1 className="hero-title display">
          <span className="block">Say it to</span>{' '}
          <span className="hero-plate bg-ink text-paper">her face</span>
        </h1>
        <p className="prose mt-8 max-w-[35rem] text-lg sm:text-[1.375rem] lg:mt-12 lg:max-w-[min(35rem,40vw)]">
          Write a verse. An AI rapper turns your own words on you, out loud. One ear scores you both, and
          shows its working.
        </p>
        <div className="mt-6 flex flex-wrap gap-4 lg:mt-9">
          <Button asChild tone="you" size="large" className="shadow-hard">
            <StartLink onStart={onStart} />
          </Button>
          <Button asChild tone="paper" size="large" className="max-sm:hidden">
            <a href="#how">How it works</a>
          </Button>
        </div>
      </div>
      <div className="hero-face">
        <RazorPortrait mouth="large" />
      </div>
      <Ticket />
    </section>
  )
}

function Ticket() {
  return (
    <p className="hero-ticket ground-crowd">
      <span className="display block">
        Tonight
        <br />
        You v. Razor
      </span>
      <span className="label mt-2 block text-[0.75rem] lg:text-[max(0.75rem,0.28em)]">
        3 rounds · 105 seconds · admit one
      </span>
    </p>
  )
}
