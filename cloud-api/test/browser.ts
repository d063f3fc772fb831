import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** A visitor's browser, as far as the API sees it: it keeps cookies, names its origin, and follows no redirect by itself. */
export interface Browser {
  readonly origin: string
  /** Cookies by name. */
  readonly cookies: Map<string, string>
  /** Goes to an address as a person does, by a link of our own page unless `headers` says otherwise. */
  go(path: string, headers?: Readonly<Record<string, string>>, method?: string): Promise<Response>
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
  const go = async (path: string, headers = {}, method = 'GET'): Promise<Response> => {
    const cookie = cookies.size > 0 && { Cookie: [...cookies].map((pair) => pair.join('=')).join('; ') }
    const response = await sendPlainly(new URL(path, origin), method, {
      ...NAVIGATION,
      ...cookie,
      ...headers,
    })
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
    go,
    send,
    get: (path, headers = {}) => send(path, { headers }),
    post: (path, body, headers) =>
      body === undefined
        ? send(path, { method: 'POST', headers: headers ?? {} })
        : sendJson('POST', path, body, headers),
    patch: (path, body) => sendJson('PATCH', path, body),
  }
}

const NAVIGATION = {
  'Sec-Fetch-Site': 'same-origin',
  'Sec-Fetch-Mode': 'navigate',
  'Sec-Fetch-Dest': 'document',
  Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
}

/** A request with these headers and no others: fetch adds its own to say that no person went there. */
async function sendPlainly(
  address: URL,
  method: string,
  headers: Readonly<Record<string, string>>,
): Promise<Response> {
  const sent = request(address, { method, headers }).end()
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  const body = await buffer(answer)
  const status = answer.statusCode ?? 0
  const empty = [204, 303, 304].includes(status)
  const response = new Response(empty ? null : new Uint8Array(body), { status })
  for (const [name, values = []] of Object.entries(answer.headersDistinct)) {
    for (const value of values) response.headers.append(name, value)
  }
  return response
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
