import { SIGN_IN_PATH } from '#shared/contract/navigation.ts'

/** Where to sign in and be brought back to a path of this site. */
export const signInAndReturnTo = (path: string): string =>
  `${SIGN_IN_PATH}?returnTo=${encodeURIComponent(path)}`
