/** The id that every screen's main part carries. */
export const MAIN_ID = 'main'

/** The first stop of the Tab key: past the header, to the screen's main part. */
export function SkipLink() {
  return (
    <a
      href={`#${MAIN_ID}`}
      className="display ground-crowd fixed top-2 left-2 z-50 -translate-y-24 border-4 border-ink px-4 pt-3 pb-2 text-xl focus:translate-y-0"
    >
      Skip to the action
    </a>
  )
}
