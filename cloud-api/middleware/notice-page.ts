/** A small page of one notice: no script and no file of the app, so that it works while the app does not. */
export interface Notice {
  readonly title: string
  readonly text: string
  /** What people can do, as HTML. */
  readonly actions: string
}

/** The page's HTML. */
export const noticePage = ({ title, text, actions }: Notice): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}</title>
<style>
  :root { color-scheme: dark }
  body { margin: 0; min-height: 100svh; display: grid; place-content: center; gap: 1.5rem; padding: 1.5rem;
    background: #100e0c; color: #f3e7d3; font: 1.125rem/1.5 system-ui, sans-serif; text-align: center }
  h1 { margin: 0; font-size: 1.75rem }
  .actions { display: flex; gap: 1rem; justify-content: center; flex-wrap: wrap }
  button, a { min-height: 3rem; padding: 0 1.5rem; border: 2px solid #f3e7d3; border-radius: .25rem; font: inherit;
    background: none; color: inherit; text-decoration: none; display: inline-grid; place-content: center; cursor: pointer }
  button { background: #f3e7d3; color: #100e0c }
</style>
<main>
  <h1>${escape(title)}</h1>
  <p>${escape(text)}</p>
  ${actions}
</main>
</html>
`

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escape = (text: string): string => text.replace(/[&<>"]/g, (char) => ENTITIES[char] ?? char)
