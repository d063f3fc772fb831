/** Longest verse, in UTF-16 units, that is set large; twice that is set in the middle size. */
const LARGE_UP_TO = 260

/** Class names of the room for a lyric and what goes with it: on a phone all of it scrolls, fading out where it goes on. */
export const LYRIC_ROOM =
  'flex min-h-0 flex-1 flex-col pr-2 max-lg:block max-lg:overflow-y-auto max-lg:pb-6 max-lg:[mask-image:linear-gradient(#000_calc(100%_-_1.5rem),transparent)]'

/** Where there is more room, the lyric alone scrolls, and what goes with it stays in sight. */
const SCROLL =
  '[&_p]:scroll-my-6 lg:min-h-0 lg:overflow-y-auto lg:overscroll-contain lg:pb-6 lg:[mask-image:linear-gradient(#000_calc(100%_-_1.5rem),transparent)]'

const FACE = `${SCROLL} font-extrabold tracking-[-0.012em] [font-stretch:68%]`

/** Lines from which on a verse is set in the size for eight bars. */
const MANY_LINES = 7

/**
 * Class names that set a verse as large as its length allows: four bars of a usual length stay on one line each, and so
 * do eight on all but the narrowest phones, none of them scrolled away on a screen of 1280 by 800.
 * @param lines how many it has in the end, so that it keeps its size while it still comes in
 */
export function lyricSize(verse: string, lines = verse.split('\n').length): string {
  if (verse.length > LARGE_UP_TO * 2) {
    return `${FACE} text-[1.12rem] leading-[1.3] lg:text-[clamp(1.25rem,1.5vw,1.7rem)]`
  }
  if (lines >= MANY_LINES) {
    return `${FACE} text-[1.06rem] leading-[1.26] sm:text-[min(1.6rem,3.6dvh)] lg:text-[clamp(1.2rem,min(1.95vw,3.1dvh),2.3rem)] lg:leading-[1.2]`
  }
  return verse.length <= LARGE_UP_TO
    ? `${FACE} text-[1.45rem] leading-[1.18] sm:text-[min(2.4rem,6dvh)] lg:text-[clamp(1.6rem,min(2.75vw,4.7dvh),3.4rem)] [&_p+p]:mt-[0.16em]`
    : `${FACE} text-[1.3rem] leading-[1.22] sm:text-[min(1.8rem,5.5dvh)] lg:text-[clamp(1.5rem,min(2.1vw,3.8dvh),2.4rem)] [&_p+p]:mt-[0.16em]`
}
