const IRREGULAR: ReadonlyMap<string, string> = new Map(
  (
    'spat=spit said=say says=say told=tell thought=think knew=know known=know made=make took=take taken=take ' +
    'wrote=write written=write came=come went=go gone=go saw=see seen=see gave=give given=give got=get gotten=get ' +
    'ran=run fell=fall fallen=fall felt=feel kept=keep left=leave lost=lose won=win beaten=beat broke=break ' +
    'broken=break bit=bite bitten=bite brought=bring bought=buy caught=catch taught=teach sold=sell stood=stand ' +
    'sang=sing sung=sing rang=ring threw=throw thrown=throw held=hold led=lead meant=mean spoke=speak spoken=speak'
  )
    .split(' ')
    .map((pair) => pair.split('=') as [string, string]),
)

function strip(key: string): string {
  const irregular = IRREGULAR.get(key)
  if (irregular !== undefined) return irregular
  if (key.length < 4) return key
  const bare = key
    .replace(/ies$/, 'y')
    .replace(/(?<=[a-z]{2}(?:s|x|z|ch|sh))es$/, '')
    .replace(/(?<=[^su])s$/, '')
    .replace(/(?<=[a-z]*[aeiouy][a-z]*[^aeiou])(?:ed|ing)$/, '')
    .replace(/(?<=[a-z]*[aeiouy][a-z]+)e$/, '')
  return bare.replace(/([bdfgmnprt])\1$/, '$1')
}

/** Stems of words met lately: every word is compared with many others, and stripping is slow. */
const kept = new Map<string, string>()
const MOST_KEPT = 4096

/**
 * A word without its inflection, for asking whether two words are the same word: "rapping", "rapped" and "raps" are all
 * "rap". Rough by design: it only strips endings, and both words are stripped alike.
 */
export function stemOf(key: string): string {
  const known = kept.get(key)
  if (known !== undefined) return known
  const stem = strip(key)
  if (kept.size >= MOST_KEPT) kept.clear()
  kept.set(key, stem)
  return stem
}
