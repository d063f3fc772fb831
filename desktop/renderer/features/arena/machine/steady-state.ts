import type { ArenaState } from './arena-state.ts'

/**
 * A view of the state for everything but the verse box: it stays the same object while the player only types, so that
 * a key press does not draw the whole stage again. The draft in it may be an old one.
 */
export function steadyState(): (state: ArenaState) => ArenaState {
  let kept: ArenaState | undefined
  return (state) => {
    if (kept === undefined || !differInDraftAlone(kept, state)) kept = state
    return kept
  }
}

function differInDraftAlone(before: ArenaState, after: ArenaState): boolean {
  const one: Readonly<Record<string, unknown>> = { ...before, draft: '' }
  const other: Readonly<Record<string, unknown>> = { ...after, draft: '' }
  return [...Object.keys(one), ...Object.keys(other)].every((field) => one[field] === other[field])
}
