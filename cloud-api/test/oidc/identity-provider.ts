import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider } from 'oidc-provider'
import { openBrowser, type Browser } from '../browser.ts'

/** A real OpenID Connect provider that insists on PKCE. */
export interface IdentityProvider {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** What the next sign-ins claim. */
  claims: Readonly<Record<string, unknown>>
  /** How often it was asked for tokens. */
  readonly tokenRequests: () => number
  /** Lets a service's callback address in: known only once the service listens. */
  allow(redirectUri: string): void
  /** Hangs up on everybody until it is set up again with `allow`. */
  goAway(): void
  stop(): Promise<void>
}

const CLIENT = { clientId: 'clapback', clientSecret: 'a-secret-between-the-two' }

/** Starts the provider on a free port. */
export async function startIdentityProvider(): Promise<IdentityProvider> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  let tokenRequests = 0

  const self: IdentityProvider = {
    ...CLIENT,
    issuer,
    claims: {
      email: 'razor@example.com',
      email_verified: true,
      name: 'Razor Sharp',
      given_name: 'Razor',
      family_name: 'Sharp',
    },
    tokenRequests: () => tokenRequests,
    allow: (redirectUri) => {
      const provider = openProvider(issuer, redirectUri, () => self.claims)
      const handle = provider.callback()
      server.removeAllListeners('request')
      server.on('request', (request, response) => {
        if (request.url?.startsWith('/token')) tokenRequests += 1
        void handle(request, response)
      })
    },
    goAway: () => {
      server.removeAllListeners('request')
      server.on('request', (_request, response) => response.destroy())
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return self
}

function openProvider(
  issuer: string,
  redirectUri: string,
  claims: () => Readonly<Record<string, unknown>>,
): Provider {
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.clientId,
        client_secret: CLIENT.clientSecret,
        redirect_uris: [redirectUri],
        grant_types: ['authorization_code'],
        response_types: ['code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    pkce: { required: () => true },
    features: { devInteractions: { enabled: true } },
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name'],
    },
    findAccount: (_ctx, id) => ({ accountId: id, claims: () => Promise.resolve({ sub: id, ...claims() }) }),
    cookies: { keys: ['test-cookie-key'] },
    ttl: { AccessToken: 600, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
  })
  return provider
}

/**
 * Walks the provider's pages as a person would: signs in as `subject` and consents, or gives up.
 * @returns the address that the provider sends the browser back to
 */
export async function walkProvider(
  start: string,
  {
    subject,
    cancel = false,
    browser,
  }: { readonly subject: string; readonly cancel?: boolean; readonly browser?: Browser },
): Promise<URL> {
  const { origin } = new URL(start)
  const person = browser ?? openBrowser(origin)
  let response = await person.get(start)
  for (let step = 0; step < 15; step += 1) {
    const location = response.headers.get('Location')
    if (location !== null) {
      const next = new URL(location, origin)
      if (next.origin !== origin) return next
      response = await person.get(next.href)
      continue
    }
    const page = await response.text()
    if (cancel) {
      const abort = /href="([^"]*\/abort)"/.exec(page)?.[1] ?? fail(page)
      response = await person.get(abort)
      continue
    }
    const action = /action="([^"]+)"/.exec(page)?.[1] ?? fail(page)
    const prompt = /name="prompt" value="([^"]+)"/.exec(page)?.[1] ?? fail(page)
    response = await person.send(action, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ prompt, login: subject, password: 'anything' }),
    })
  }
  throw new Error('The provider sent the browser round in circles')
}

function fail(page: string): never {
  throw new Error(`The provider showed an unexpected page: ${page.slice(0, 300)}`)
}
