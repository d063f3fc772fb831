import type { TurnNotice } from '#shared/contract/http/turn-events.ts'
import type { ToastContent } from '../../../ui/toast-store.ts'

const TITLES: Readonly<Record<TurnNotice['code'], string>> = {
  writer_fell_back: 'Another pen',
  voice_fell_back: 'Another voice',
}

/** What to tell the player of how an answer was made. */
export const noticeToast = ({ code, message }: TurnNotice): ToastContent => ({
  title: TITLES[code],
  description: message,
})
