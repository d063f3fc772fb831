/** What of an analysis is lit everywhere at once: a rhyme family, a finding, or nothing. */
export type Light =
  | { readonly kind: 'family'; readonly index: number }
  | { readonly kind: 'finding'; readonly index: number }
  | undefined

export const isSameLight = (one: Light, other: Light): boolean =>
  one?.kind === other?.kind && one?.index === other?.index

/** What a press on something does: lights it, or puts it out. */
export const pressed = (now: Light, wish: Light): Light => (isSameLight(now, wish) ? undefined : wish)
