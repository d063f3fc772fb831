/** What went wrong, and where "Try again" leads. */
export interface Trouble {
  readonly title: string
  readonly sentence: string
  readonly retry: URL
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)

const STYLE = `
:root{color-scheme:dark}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:#100e0c;color:#f3e7d3;font:500 18px/1.5 Archivo,"Segoe UI","Helvetica Neue",Arial,sans-serif}
main{max-width:34rem;padding:2rem;border-left:12px solid #f0401e;margin:1.5rem}
h1{margin:0 0 1rem;font:900 clamp(2.5rem,9vw,4.5rem)/.9 Archivo,Impact,"Arial Narrow",sans-serif;text-transform:uppercase}
p{margin:0 0 2rem;overflow-wrap:anywhere}
a{display:inline-block;padding:.75rem 1.5rem;background:#e6ff3b;color:#100e0c;font-weight:900;text-transform:uppercase;text-decoration:none;box-shadow:6px 6px 0 #f0401e}
a:focus-visible{outline:4px solid #f3e7d3;outline-offset:4px}`

/** A page of the app's own for when the server's cannot be shown, as an address. It has no script. */
export function troublePage({ title, sentence, retry }: Trouble): string {
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'"><title>Clapback - ${escape(title)}</title><style>${STYLE}</style></head><body><main><h1>${escape(title)}</h1><p>${escape(sentence)}</p><a href="${escape(retry.href)}" autofocus>Try again</a></main></body></html>`
  return `data:text/html;charset=utf-8,${encodeURIComponent(html)}`
}

/** The server does not answer. */
export function unreachable(server: URL): Trouble {
  return {
    title: 'Nobody in the ring',
    sentence: `Clapback cannot reach ${server.origin}. Start the server there (npm start) or check your connection, then try again. CLAPBACK_SERVER names another server.`,
    retry: server,
  }
}

/** The page's own process has ended. */
export function crashed(server: URL): Trouble {
  return {
    title: 'Something went wrong',
    sentence: 'The page stopped unexpectedly. Rounds that were scored are saved.',
    retry: server,
  }
}
