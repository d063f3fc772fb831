/** Longest address that a visitor is sent back to. */
const MAX_LENGTH = 512

/**
 * Where to go after signing in: a path of a page of this site, else its front page. Anything that a browser might
 * read as another site, or that is a call rather than a page, is not followed.
 */
export function safeReturnTo(wanted: string | undefined, origin: string): string {
  if (wanted === undefined || wanted.length > MAX_LENGTH) return '/'
  // Browsers take "\" for "/" and skip control characters, so "/\t/evil.example" is another site to them.
  if (!/^\/(?![/\\])[\x21-\x7e]*$/.test(wanted) || wanted.includes('\\')) return '/'
  const url = new URL(wanted, origin)
  if (url.origin !== origin || url.pathname.startsWith('//') || /^\/api(\/|$)/.test(url.pathname)) return '/'
  return `${url.pathname}${url.search}${url.hash}`
}
