import { useQuery } from '@tanstack/react-query'
import { CHARACTERS } from '#shared/domain/character/characters.ts'
import { battleHistoryQuery } from '../../api/queries.ts'
import { Portrait } from '../../ui/portraits/portrait.tsx'

/** Whoever the player met last waits in the other corner; before anyone was met, the first of the house. */
export function RedCorner() {
  const { data: history } = useQuery(battleHistoryQuery)
  const last = CHARACTERS.find(({ displayName }) => displayName === history?.[0]?.aiCharacterName)
  const opponent = last ?? CHARACTERS[0]
  if (opponent === undefined) return null
  return (
    <div className="relative h-48 md:absolute md:inset-y-0 md:right-0 md:h-auto md:w-[44%]">
      <div
        aria-hidden
        className="halftone absolute inset-0 bg-foe [clip-path:polygon(0_30%,100%_0,100%_100%,0_100%)] md:[clip-path:polygon(18%_0,100%_0,100%_100%,0_100%)]"
      />
      <Portrait
        character={opponent.id}
        label=""
        className="absolute right-0 -bottom-24 h-76 md:right-[4%] md:-bottom-5 md:h-[min(108%,36rem)] 2xl:h-[106%]"
      />
      <p className="absolute bottom-4 left-4 sm:left-8 md:right-8 md:bottom-6 md:left-auto md:text-right lg:right-14">
        <span className="label inline-block bg-ink px-2.5 pt-1.5 pb-1 text-sm text-paper">
          {last === undefined ? 'Waiting for you' : 'Last met'}
        </span>
        <span className="display outlined mt-2 block text-[3.5rem] lg:text-[5.5rem]">
          {opponent.displayName}
        </span>
      </p>
    </div>
  )
}
