import { CHARACTERS } from '#shared/domain/character/characters.ts'
import type { Character } from '#shared/domain/character/character.ts'
import { cx } from '../../ui/cx.ts'
import { Portrait } from '../../ui/portraits/portrait.tsx'
import { useAwake } from './use-awake.ts'

/** Tonight's four opponents, each on a poster pasted to the wall. */
export function FightCards() {
  return (
    <section
      id="card"
      aria-labelledby="card-title"
      className="ground-paper relative overflow-hidden px-4 py-16 sm:px-8 lg:px-14 lg:py-24"
    >
      <h2 id="card-title" className="display text-[min(13.5vw,8.5rem)]">
        Pick on someone
      </h2>
      <p className="prose mt-4 max-w-[40rem] text-lg sm:text-xl">
        Four rappers, four voices, no mercy. They answer what you said, not what they had prepared.
      </p>
      <ul className="mt-10 grid gap-6 sm:grid-cols-2 lg:mt-14 xl:grid-cols-4 xl:gap-5">
        {CHARACTERS.map((character, index) => (
          <li key={character.id} className={cx('grid', TILTS[index % TILTS.length])}>
            <FightCard character={character} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const TILTS = ['sm:-rotate-1', 'sm:rotate-[0.7deg] xl:mt-6', 'sm:-rotate-[0.5deg]', 'sm:rotate-1 xl:mt-6']

function FightCard({ character }: { readonly character: Character }) {
  const { displayName, style, difficulty, signatureLine } = character
  return (
    <article className="group grid grid-rows-[auto_1fr] border-4 border-ink bg-ink text-paper shadow-hard-sm">
      <div className="relative overflow-hidden bg-plate pt-4">
        <div className="aspect-[6/6.4]">
          <Face character={character} />
        </div>
        <span className="label absolute top-3 right-3 bg-crowd px-2.5 pt-1.5 pb-1 text-sm text-ink">
          {difficulty}
        </span>
        <h3 className="display absolute bottom-0 left-4 outlined text-[5rem] xl:text-[min(5.8vw,7rem)]">
          {displayName}
        </h3>
      </div>
      <div className="border-t-4 border-foe p-4">
        <p className="label text-sm text-foe">{style.replace('_', ' ')}</p>
        <p className="mt-3 text-xl leading-snug font-bold [font-stretch:75%]">“{signatureLine}”</p>
      </div>
    </article>
  )
}

/** The faces come once the page is awake: printed too, they would double the weight of the first document. */
function Face({ character }: { readonly character: Character }) {
  const awake = useAwake()
  if (!awake) return null
  return (
    <Portrait
      character={character.id}
      label=""
      className="mx-auto w-full transition-[translate] duration-200 group-hover:-translate-y-1.5"
    />
  )
}
