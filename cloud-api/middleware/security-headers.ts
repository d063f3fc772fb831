import helmet from 'helmet'
import type { Middleware } from 'koa'

/** What a page of ours may load and do, and what other sites may do with it. */
export interface SecurityOptions {
  readonly publicUrl: URL
  /** Sources for the inline scripts of the built pages: `'sha256-…'`. */
  readonly scriptHashes: readonly string[]
}

/** Sets the security headers of every answer. */
export function secureHeaders({ publicUrl, scriptHashes }: SecurityOptions): Middleware {
  const encrypted = publicUrl.protocol === 'https:'
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'none'"],
        connectSrc: ["'self'"],
        fontSrc: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        manifestSrc: ["'self'"],
        mediaSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        scriptSrc: ["'self'", ...scriptHashes],
        // The dialog primitives lock scrolling with a style element of their own; a style cannot run code.
        styleSrc: ["'self'", "'unsafe-inline'"],
        workerSrc: ["'self'"],
        ...(encrypted && { upgradeInsecureRequests: [] }),
      },
    },
    // Not "no-referrer": with it a browser sends `Origin: null` with our own forms.
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: encrypted && { maxAge: 31_536_000 },
    xFrameOptions: { action: 'deny' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
  })
  return async (ctx, next) => {
    ctx.set('Permissions-Policy', 'microphone=(self), camera=(), geolocation=(), payment=(self), usb=()')
    await new Promise<void>((resolve, reject) => {
      setHeaders(ctx.req, ctx.res, (error) => {
        if (error === undefined) resolve()
        else reject(error instanceof Error ? error : new Error('The security headers could not be set'))
      })
    })
    await next()
  }
}
