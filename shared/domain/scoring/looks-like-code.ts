/*
 * Verses are data wherever they go, so nothing here keeps the product safe: it tells people who paste markup or queries that
 * they sent no verse, and lets through the verses that only speak of tables, unions and selections.
 */

/** The elements of pages; other words in angle brackets are people in a chat ("<John>") and asides ("<sarcasm>"). */
const ELEMENTS =
  'a abbr address article aside audio b base big blockquote body button canvas caption center code col dd del details dialog div dl dt em ' +
  'embed fieldset figure font footer form frame frameset h1 h2 h3 h4 h5 h6 head header hr html i iframe img input ins isindex label ' +
  'legend li link main map mark marquee math menu meta nav noscript object ol optgroup option output p param picture pre progress q s ' +
  'samp script section select small source span strike strong style sub summary sup svg table tbody td template textarea tfoot th ' +
  'thead title tr track tt u ul var video xml xmp'

/** Markup: a whole tag, a closing one, a comment, a tag with an attribute left open, an address that runs. */
const MARKUP = [
  /<[/!?]/,
  new RegExp(`<(?:${ELEMENTS.replaceAll(' ', '|')}|[a-z]+[-:/][^<>\\n]*)(?=[\\s/>])[^<>\\n]*>`, 'i'),
  /<[a-z][\w-]*\s+[a-z-]+\s*=/i,
  /\b(?:javascript|vbscript):\S/i,
] as const

/** Statements that nobody says: their signs and clauses make them, whatever their case. */
const STATEMENTS = [
  /\bselect\s+(?:\*|\w+(?:\s*,\s*\w+)+)\s+from\s+\w/,
  /\bselect\s[^\n]{1,80}?\sfrom\s+\w+\s+where\s+\w+\s*(?:=|<|>|like\b|in\s*\()/,
  /\bunion\s+(?:all\s+)?select\s+(?:\*|null\b|\d|\w[^\n]{0,80}?\sfrom\s+\w)/,
  /\bdelete\s+from\s+\w+\s*(?:;|where\s+\w+\s*=)/,
  /\binsert\s+into\s+\w+\s*(?:\([^)\n]*\)\s*)?values\s*\(/,
  /\bupdate\s+\w+\s+set\s+\w+\s*=/,
  /\b(?:drop|alter|truncate|create)\s+(?:table|database|schema|index|view|user)\s+\w+\s*(?:;|\(|--)/,
  /\b(?:or|and)\s+(['"]?)(\w+)\1\s*=\s*\1\2\b/,
  /\b(?:xp|sp)_\w+/,
  /\bwaitfor\s+delay\b/,
  /\b(?:pg_sleep|sleep|benchmark)\s*\(\s*\d/,
].map((statement) => new RegExp(statement.source, 'i'))

/** A string closed and a statement begun behind it. */
const CLOSED_STRING =
  /['"`][\s)]*;\s*(?:--|\/\*|(?:drop|alter|truncate|create)\s+(?:table|database|schema|index|view|user)\b|delete\s+from\s+\w|insert\s+into\s+\w|exec\w*\s*\()/i
/** A line that is one word, the end of a string, and a comment. */
const COMMENTED_OUT = /^\s*[\w@.]*['"`][\s)]*;?\s*(?:--|#|\/\*)\s*$/m

/** The same statements with nothing but their key words in capitals, as they are written and never shouted. */
const IN_CAPITALS =
  /\b(?:SELECT\s[^\n]{1,80}?\sFROM|DELETE\s+FROM|INSERT\s+INTO|UPDATE\s+\w+\s+SET|(?:DROP|ALTER|TRUNCATE|CREATE)\s+(?:TABLE|DATABASE|SCHEMA|INDEX|VIEW|USER)|UNION\s+(?:ALL\s+)?SELECT)\s+\w*[a-z]/

/** Whether a text looks like markup or a database statement rather than like a verse (docs/spec/battle.md, VERSE-5). */
export function looksLikeCode(text: string): boolean {
  return [...MARKUP, ...STATEMENTS, CLOSED_STRING, COMMENTED_OUT, IN_CAPITALS].some((pattern) =>
    pattern.test(text),
  )
}
