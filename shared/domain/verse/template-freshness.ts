import type { HeardTemplate } from './hear-written.ts'
import type { Said } from './said.ts'

/** Lines of earlier battles in which templates are looked for: some twenty rounds of three opponents' worth. */
const REMEMBERED_LINES = 480
/** How likely a template is that was filled just now, against one that was not; and one filled as long ago as is remembered. */
const JUST_FILLED = 0.001
const LONG_FILLED = 0.1

/** How gladly each template is filled again, 0 to 1: the less the more recently it was, whoever's words were in it (OPP-25). */
export function templateFreshness({ recent }: Said): (template: HeardTemplate) => number {
  const keys = recent.slice(-REMEMBERED_LINES)
  const all = keys.join('\n')
  const wasSaid = ({ frames, fixed }: HeardTemplate): number => {
    const isLikely =
      frames.some(({ stretch }) => all.includes(stretch)) || fixed.some((key) => all.includes(key))
    if (!isLikely) return -1
    return keys.findLastIndex(
      (key) =>
        fixed.includes(key) ||
        frames.some(({ pattern, stretch }) => key.includes(stretch) && pattern.test(key)),
    )
  }
  return (template) => {
    const at = wasSaid(template)
    if (at < 0) return 1
    const age = (keys.length - at) / REMEMBERED_LINES
    return JUST_FILLED + (LONG_FILLED - JUST_FILLED) * age ** 2
  }
}
