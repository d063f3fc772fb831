import { announcement } from '../machine/announcement.ts'
import type { ArenaState } from '../machine/arena-state.ts'

/** Says each turn once to those who listen to the page. */
export function Announcer({ state }: { readonly state: ArenaState }) {
  return (
    <p role="status" aria-label="The fight" className="sr-only">
      {announcement(state)}
    </p>
  )
}
