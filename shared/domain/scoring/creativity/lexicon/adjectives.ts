import { wordSet } from './bases.ts'

const LIST = `
alive alone ancient angry arid asleep awake awkward bad bald bare basic bent big bitter black bland blank blind blue blunt boring bold
brave bright brittle broad broke broken brown busy calm careful cheap clean clear clever clumsy cold common confused cool corny cozy crazy
crisp crooked cruel curly curved damp dangerous dark dead deadly deaf deep delicate dense deserted dim dirty dizzy dry dull dumb dusty eager
early easy empty endless even evil faint fair faithful fake fast fat fierce fine firm fit flaky flat flimsy foul fragile free fresh frozen full
funny furious gentle giant glad gloomy gold golden good grand gray greasy greedy green grey grim gross guilty hairy handsome happy hard harmless
harsh heavy high hollow holy honest hopeless hot huge humble hungry hurt icy idle innocent jealous jumpy keen kind lame large late lazy lean light
limp little lively lonely long loose lost loud lovely low loyal lukewarm mad mean mellow messy mild moody narrow nasty neat nervous nice noisy numb
obvious odd old open outdated pale patient petty phony plain playful pleasant plump pointless polished polite poor pretty proud pure quick quiet
random rare raw ready real reckless red rich ripe rotten rough round rude rusty sad safe salty scared secret serious shady shaky shallow sharp
shiny short shy sick silent silly simple sincere skinny sleepy slick slim slimy slippery slow sly small smart smooth sneaky soft solid sore sour
spicy stale steady steep sticky stiff still straight strange strict strong stubborn stuffed stupid subtle sudden sunny sure sweet swift tall tame
tangled tart tasteless tender tense thick thin thirsty thorough tight tiny tired tough transparent ugly uneven useful useless vague vain vast vivid
warm wasted weak wealthy weird wet white wide wild wise wooden worn worthless yellow young
`

/** Qualities that one thing can have as another has: "cold as", "colder than". */
export const ADJECTIVES = wordSet(LIST)

/** The quality of a comparative: "colder" -> "cold", "bigger" -> "big", "heavier" -> "heavy"; nothing for other words. */
export function comparedQuality(key: string): string | undefined {
  const bare = /^(.{2,}?)(?:ier|er)$/.exec(key)?.[1]
  if (bare === undefined) return undefined
  return [bare, `${bare}e`, `${bare}y`, bare.replace(/([bdgmnpt])\1$/, '$1')].find((quality) =>
    ADJECTIVES.has(quality),
  )
}
