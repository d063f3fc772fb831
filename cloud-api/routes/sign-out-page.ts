import { SIGN_OUT_PATH } from '#shared/contract/http/account.ts'

/** Asks whoever arrives from elsewhere whether they mean it. Needs no script, so that it works while the app is down. */
export const SIGN_OUT_PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sign out of Clapback?</title>
<style>
  :root { color-scheme: dark }
  body { margin: 0; min-height: 100svh; display: grid; place-content: center; gap: 1.5rem; padding: 1.5rem;
    background: #100e0c; color: #f3e7d3; font: 1.125rem/1.5 system-ui, sans-serif; text-align: center }
  h1 { margin: 0; font-size: 1.75rem }
  form { display: flex; gap: 1rem; justify-content: center; flex-wrap: wrap }
  button, a { min-height: 3rem; padding: 0 1.5rem; border: 2px solid #f3e7d3; border-radius: .25rem; font: inherit;
    background: none; color: inherit; text-decoration: none; display: inline-grid; place-content: center; cursor: pointer }
  button { background: #f3e7d3; color: #100e0c }
</style>
<main>
  <h1>Sign out of Clapback?</h1>
  <p>Another page sent you here.</p>
  <form method="post" action="${SIGN_OUT_PATH}">
    <button>Sign out</button>
    <a href="/">Stay signed in</a>
  </form>
</main>
</html>
`
