/** Couplets that say about the same whether they rhyme or not: the second bar ends on a rhyme, or on a word as plain that is none. */
interface OpenCouplet {
  readonly first: string
  readonly second: string
  readonly rhyming: string
  readonly plain: string
}

export const OPEN_COUPLETS: readonly OpenCouplet[] = [
  [
    'I walked all the way through the cold and the rain',
    'you sat by the window and looked at the',
    'train',
    'street',
  ],
  [
    'I wrote it all down on the back of my hand',
    'and nobody asked me for half of what I',
    'planned',
    'meant',
  ],
  [
    'the door was left open, the kitchen was bright',
    'my brother came home in the middle of the',
    'night',
    'week',
  ],
  ['she told me a story about her old car', 'it ran for an hour and it never got', 'far', 'home'],
  ['they gave me a number and told me to wait', 'I stood at the counter until it was', 'late', 'noon'],
  [
    'we played in the yard till the sun had gone down',
    'and all of the children came in from the',
    'town',
    'beach',
  ],
  [
    'I looked at the paper, I looked at the screen',
    'the walls of the office were painted in',
    'green',
    'blue',
  ],
  ['my father was tired, he sat in his chair', 'the dog by the table had snow in its', 'hair', 'eyes'],
  ['you called me at seven and said it was fine', 'I waited an hour and stood in the', 'line', 'hall'],
  ['the baby was crying, the music was loud', 'I never could hear you in all of the', 'crowd', 'noise'],
].map(([first = '', second = '', rhyming = '', plain = '']) => ({ first, second, rhyming, plain }))

/** Some couplets as a verse, each rhyming or not. */
export const asVerse = (
  couplets: readonly { readonly couplet: OpenCouplet; readonly rhymes: boolean }[],
): string =>
  couplets
    .map(
      ({ couplet: { first, second, rhyming, plain }, rhymes }) =>
        `${first}\n${second} ${rhymes ? rhyming : plain}`,
    )
    .join('\n')
