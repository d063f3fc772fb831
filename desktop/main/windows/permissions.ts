import { type Session } from 'electron'

/** What a page asks for, in the words of Electron's two permission handlers. */
interface Ask {
  readonly permission: string
  /** An origin or an address on it. */
  readonly from: string
  readonly isMainFrame: boolean
  readonly media: readonly string[]
}

/** The microphone, for our own server's page. Nothing else: no camera, no place, no notices, no devices. */
function isAllowed({ permission, from, isMainFrame, media }: Ask, server: URL): boolean {
  return (
    permission === 'media' &&
    isMainFrame &&
    URL.parse(from)?.origin === server.origin &&
    !media.includes('video')
  )
}

/**
 * Answers every permission question of a session.
 * @param askSystem asks the operating system for the microphone where it has a word in it (macOS).
 */
export function limitPermissions(session: Session, server: URL, askSystem: () => Promise<boolean>): void {
  session.setPermissionRequestHandler((_contents, permission, answer, details) => {
    const media = 'mediaTypes' in details ? (details.mediaTypes ?? []) : []
    const ask = { permission, from: details.requestingUrl, isMainFrame: details.isMainFrame, media }
    if (!isAllowed(ask, server)) {
      answer(false)
      return
    }
    askSystem().then(answer, () => {
      answer(false)
    })
  })
  session.setPermissionCheckHandler((_contents, permission, from, details) =>
    isAllowed(
      { permission, from, isMainFrame: details.isMainFrame, media: [details.mediaType ?? ''] },
      server,
    ),
  )
  session.setDevicePermissionHandler(() => false)
}
