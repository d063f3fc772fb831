import { ServerResponse } from 'node:http'
import { type ProxyOptions } from 'vite'
import { ERROR_CATALOGUE } from '#shared/contract/error-code.ts'

/** What the API's process answers under the address of the pages. */
const API_PATHS = ['/api', '/ws']

/** The pages' own modules under desktop/renderer/api, which Vite serves at the same addresses. */
const isModule = (url = ''): boolean => /\.tsx?(\?|$)/.test(url)

/** Passes calls on to the API; while it starts again they are answered as a restarting server does. */
export function apiProxy(target: string): Record<string, ProxyOptions> {
  const options: ProxyOptions = {
    target,
    ws: true,
    bypass: ({ url }) => (isModule(url) ? url : undefined),
    configure: (proxy) => {
      proxy.on('error', (_error, _request, response) => {
        if (!(response instanceof ServerResponse) || response.headersSent) return
        const { status, message } = ERROR_CATALOGUE.service_unavailable
        response.writeHead(status, { 'content-type': 'application/json' })
        response.end(JSON.stringify({ code: 'service_unavailable', message }))
      })
    },
  }
  return Object.fromEntries(API_PATHS.map((path) => [path, options]))
}
