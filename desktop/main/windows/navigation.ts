import { type WebContents } from 'electron'

/** Where an address may go: on in our window, to the system's browser, or nowhere. */
type Passage = 'inside' | 'outside' | 'nowhere'

/** Our own server's pages stay inside, other encrypted ones leave; nothing else (files, scripts, other programs) opens. */
function passageOf(address: string, server: URL): Passage {
  const url = URL.parse(address)
  if (url === null) return 'nowhere'
  if (url.origin === server.origin) return 'inside'
  return url.protocol === 'https:' ? 'outside' : 'nowhere'
}

/**
 * Keeps a page to `server`: a link that leads elsewhere opens in the system's browser, and no page opens a window or
 * a webview of its own.
 */
export function guardNavigation(
  contents: WebContents,
  server: URL,
  openOutside: (address: string) => void,
): void {
  const turnAway = (address: string) => {
    if (passageOf(address, server) === 'outside') openOutside(address)
  }
  contents.on('will-frame-navigate', (event) => {
    if (passageOf(event.url, server) === 'inside') return
    event.preventDefault()
    if (event.isMainFrame) turnAway(event.url)
  })
  contents.on('will-redirect', (event) => {
    if (passageOf(event.url, server) === 'inside') return
    event.preventDefault()
    if (event.isMainFrame) turnAway(event.url)
  })
  contents.on('will-attach-webview', (event) => {
    event.preventDefault()
  })
  contents.setWindowOpenHandler(({ url }) => {
    // A page of ours that wants a second window goes to the browser too, where it may have one.
    if (passageOf(url, server) !== 'nowhere') openOutside(url)
    return { action: 'deny' }
  })
}
