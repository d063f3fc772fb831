/** Full-page addresses: the browser goes there, nothing fetches them. Kept apart from the schemas for light pages. */
export const SIGN_IN_PATH = '/api/login'
export const SIGN_OUT_PATH = '/api/logout'

/** The addresses of the app's screens; `:name` stands for one part of a path. Anywhere else is its 404 card. */
export const SCREEN_PATHS = {
  dashboard: ['/'],
  arena: ['/battle', '/battle/:id'],
  settings: ['/settings'],
} as const satisfies Readonly<Record<string, readonly string[]>>

const partsOf = (path: string): string[] => path.toLowerCase().split('/').slice(1)

/** Whether an address is that of a screen, judged as the app judges it: in any case, with or without a last slash. */
export function isScreenPath(path: string): boolean {
  const parts = partsOf(path.replace(/([^/])\/$/, '$1'))
  return Object.values(SCREEN_PATHS)
    .flat()
    .map(partsOf)
    .some(
      (wanted) =>
        wanted.length === parts.length &&
        wanted.every((part, index) => (part.startsWith(':') ? parts[index] !== '' : part === parts[index])),
    )
}
