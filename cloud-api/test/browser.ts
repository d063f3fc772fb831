/** A visitor's browser, as far as the API sees it: it keeps cookies, names its origin, and follows no redirect by itself. */
export interface Browser {
  readonly origin: string
  /** Cookies by name. */
  readonly cookies: Map<string, string>
  /** Any request to the server; unsafe methods carry the page's origin unless `headers` names another. */
  send(path: string, init?: RequestInit): Promise<Response>
  get(path: string, headers?: Record<string, string>): Promise<Response>
  /** Sends JSON. */
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>
  patch(path: string, body: unknown): Promise<Response>
}

/** A new browser without cookies, on a page of `origin`. */
export function openBrowser(origin: string): Browser {
  const cookies = new Map<string, string>()
  const send = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers)
    const unsafe = init.method !== undefined && !['GET', 'HEAD'].includes(init.method)
    if (unsafe && !headers.has('Origin')) headers.set('Origin', origin)
    if (headers.get('Origin') === '') headers.delete('Origin')
    if (cookies.size > 0)
      headers.set('Cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    const response = await fetch(new URL(path, origin), { redirect: 'manual', ...init, headers })
    keep(cookies, response.headers.getSetCookie())
    return response
  }
  const sendJson = (method: string, path: string, body: unknown, headers: Record<string, string> = {}) =>
    send(path, {
      method,
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  return {
    origin,
    cookies,
    send,
    get: (path, headers = {}) => send(path, { headers }),
    post: (path, body, headers) =>
      body === undefined
        ? send(path, { method: 'POST', headers: headers ?? {} })
        : sendJson('POST', path, body, headers),
    patch: (path, body) => sendJson('PATCH', path, body),
  }
}

function keep(cookies: Map<string, string>, setCookies: readonly string[]): void {
  for (const setCookie of setCookies) {
    const [pair = '', ...attributes] = setCookie.split(';')
    const name = pair.slice(0, pair.indexOf('='))
    const gone = attributes.some((attribute) => /^\s*max-age=0$/i.test(attribute))
    if (gone) cookies.delete(name)
    else cookies.set(name, pair.slice(pair.indexOf('=') + 1))
  }
}
