import { isBuiltin } from 'node:module'
import { posix, relative, sep } from 'node:path'
import { type Rule } from 'eslint'
import { type Border } from '../../eslint.borders.ts'

/** The lint rule behind eslint.borders.ts: works out what an import leads to, and reports where a border forbids it. */
export const bordersRule = (borders: readonly Border[]): Rule.RuleModule => ({
  meta: { type: 'problem', schema: [] },
  create(context) {
    const file = relative(context.cwd, context.filename).split(sep).join('/')
    const rows = borders.flatMap(({ from, to, instead }) => {
      const match = new RegExp(from).exec(file)
      return match === null ? [] : [{ forbidden: new RegExp(fill(to, match.groups ?? {})), instead }]
    })
    const look = (node: Rule.Node): void => {
      if (!('source' in node) || node.source == null || !('value' in node.source)) return
      if (typeof node.source.value !== 'string') return
      const target = targetOf(node.source.value, file)
      const row = rows.find(({ forbidden }) => forbidden.test(target))
      if (row !== undefined) context.report({ node: node.source, message: row.instead })
    }
    return {
      ImportDeclaration: look,
      ExportNamedDeclaration: look,
      ExportAllDeclaration: look,
      ImportExpression: look,
      TSImportType: look,
    }
  },
})

/**
 * What a specifier leads to, as eslint.borders.ts writes it.
 * @param file the importing file, from the root
 */
function targetOf(specifier: string, file: string): string {
  if (specifier.startsWith('#')) return specifier.slice(1)
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier)
  if (isBuiltin(specifier)) return specifier.startsWith('node:') ? specifier : `node:${specifier}`
  return `npm:${specifier}`
}

/** Puts the named groups of a match into the places `{name}` of a pattern. */
const fill = (pattern: string, groups: Readonly<Record<string, string>>): string =>
  pattern.replace(/\{(\w+)\}/g, (place, name: string) => groups[name] ?? place)
