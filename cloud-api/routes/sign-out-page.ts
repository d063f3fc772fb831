import { SIGN_OUT_PATH } from '#shared/contract/http/account.ts'
import { noticePage } from '../middleware/notice-page.ts'

/** Asks whoever arrives from elsewhere whether they mean it. */
export const SIGN_OUT_PAGE = noticePage({
  title: 'Sign out of Clapback?',
  text: 'Another page sent you here.',
  actions: `<form method="post" action="${SIGN_OUT_PATH}" class="actions">
    <button>Sign out</button>
    <a href="/">Stay signed in</a>
  </form>`,
})
