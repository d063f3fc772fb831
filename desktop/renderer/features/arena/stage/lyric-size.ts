/** Longest verse, in UTF-16 units, that is set large; twice that is set in the middle size. */
const LARGE_UP_TO = 260

const FACE =
  'min-h-0 flex-1 overflow-y-auto overscroll-contain pr-2 pb-2 [&_p]:scroll-mb-52 lg:[&_p]:scroll-mb-8 lg:pb-7 lg:[mask-image:linear-gradient(#000_calc(100%_-_1.75rem),transparent)] font-extrabold tracking-[-0.012em] [font-stretch:70%]'

/** Class names that set a verse as large as its length allows. */
export function lyricSize(verse: string): string {
  if (verse.length <= LARGE_UP_TO) {
    return `${FACE} text-[1.58rem] leading-[1.2] sm:text-[2.4rem] lg:text-[clamp(1.75rem,min(3.05vw,5.2dvh),3.6rem)] [&_p+p]:mt-[0.16em]`
  }
  return verse.length <= LARGE_UP_TO * 2
    ? `${FACE} text-[1.4rem] leading-[1.25] sm:text-[1.8rem] lg:text-[clamp(1.6rem,2.2vw,2.4rem)] [&_p+p]:mt-[0.16em]`
    : `${FACE} text-[1.12rem] leading-[1.3] lg:text-[clamp(1.25rem,1.5vw,1.7rem)]`
}
