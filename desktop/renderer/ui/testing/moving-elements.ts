import { readFile } from 'node:fs/promises'

const MOVES = /(^|[\s;{])(animation|transition)\s*:\s*(?!none)/
const HOLDS = /animation\s*:\s*none\s*!important/

/**
 * What a style sheet moves inside `root`, and what of that it still moves for someone who asked for less motion.
 * Reads the rules themselves: the page that tests run in has no media queries.
 */
export async function movingElements(
  file: string,
  root: Element,
): Promise<{ readonly moving: readonly Element[]; readonly stillMoving: readonly Element[] }> {
  const style = document.createElement('style')
  style.textContent = await readFile(file, 'utf8')
  document.head.append(style)
  const rules = [...(style.sheet?.cssRules ?? [])]
  style.remove()
  const styleRules = (list: readonly CSSRule[]) =>
    list.filter((rule): rule is CSSStyleRule => 'selectorText' in rule)
  const calm = rules
    .filter((rule): rule is CSSMediaRule => 'media' in rule)
    .filter(({ media }) => media.mediaText.includes('prefers-reduced-motion: reduce'))
    .flatMap(({ cssRules }) => styleRules([...cssRules]))
    .filter(({ cssText }) => HOLDS.test(cssText))
  const matched = (selectors: readonly CSSStyleRule[]) =>
    selectors.flatMap(({ selectorText }) => [...root.querySelectorAll(selectorText)])
  const moving = matched(styleRules(rules).filter(({ cssText }) => MOVES.test(cssText)))
  const held = new Set(matched(calm))
  return { moving, stillMoving: moving.filter((element) => !held.has(element)) }
}
