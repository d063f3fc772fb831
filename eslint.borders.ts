/** One border: a regular expression over files, one over what they import, and what to do rather than that. */
export interface Border {
  readonly from: string
  readonly to: string
  readonly instead: string
}

const PACKAGES = '^(npm|node):'

/**
 * Who may import whom (docs/architecture.md). `from` is matched against the importing file, `to` against what it
 * imports, whichever way it is written: a file by its path from the root (`shared/std/result.ts`), a package as
 * `npm:zod`, a module of Node as `node:fs`. A named group of `from` may be quoted in `to`.
 */
export const BORDERS: readonly Border[] = [
  {
    from: '^shared/std/',
    to: '^(?!shared/std/)',
    instead: 'shared/std stands alone: no packages, and what it needs moves into shared/std.',
  },
  {
    from: '^shared/domain/',
    to: '^shared/(?!std/|domain/)',
    instead:
      'shared/domain is pure rules over shared/std: take values as arguments, let the caller read the wire or the sound.',
  },
  {
    from: '^shared/domain/',
    to: PACKAGES,
    instead: 'shared/domain takes no packages: pass in a value or a function instead.',
  },
  {
    from: '^shared/dsp/',
    to: '^shared/(?!std/|dsp/)',
    instead:
      'shared/dsp is signal maths over shared/std: pass numbers in, let the caller name what they mean.',
  },
  {
    from: '^shared/dsp/',
    to: PACKAGES,
    instead: 'shared/dsp takes no packages: encoders and decoders live at the edges.',
  },
  {
    from: '^shared/contract/',
    to: '^(node:|npm:(?!zod$))',
    instead: 'shared/contract describes what crosses a wire with zod alone.',
  },
  {
    from: '^shared/',
    to: '^(cloud-api|desktop|scripts|bench|e2e)/',
    instead: 'shared runs anywhere: move what it needs into shared, or pass it in.',
  },
  {
    from: '^cloud-api/',
    to: '^desktop/',
    instead: 'cloud-api and desktop meet in shared/contract: put the type or rule there.',
  },
  { from: '^cloud-api/', to: '^npm:(react|react-dom|electron)(/|$)', instead: 'cloud-api has no screen.' },
  {
    from: '^(cloud-api|desktop)/(?!renderer/vite\\.config\\.ts)',
    to: '^(scripts|bench|e2e)/',
    instead: 'Tools know the program, not the other way round: move what both need into the program.',
  },
  {
    from: '^cloud-api/(routes|middleware|presenters)/',
    to: '^shared/domain/(?!character/)',
    instead: 'Routes ask a command: only commands put rules and records together.',
  },
  {
    from: '^cloud-api/routes/',
    to: '^cloud-api/models/',
    instead: 'Routes ask a command or a query; they do not load records.',
  },
  {
    from: '^cloud-api/models/',
    to: '^cloud-api/(routes|commands|middleware|presenters)/',
    instead: 'Models are called; they call nobody above them.',
  },
  {
    from: '^cloud-api/models/',
    to: '^shared/domain/(?!character/)',
    instead: 'Models hold records; the command translates them into domain values.',
  },
  {
    from: '^cloud-api/ports/',
    to: '^cloud-api/(routes|commands|middleware|presenters|models|auth)/',
    instead: 'A port knows its vendor and nothing of battles or players: take what it needs as an argument.',
  },
  {
    from: '^cloud-api/embedded/',
    to: '^cloud-api/(?!embedded/|start-problem\\.ts)',
    instead: 'cloud-api/embedded runs a PostgreSQL server and knows nothing of what is kept in it.',
  },
  {
    from: '^desktop/renderer/',
    to: '^(cloud-api|desktop/main)/',
    instead: 'The renderer meets the API and the desktop in shared/contract.',
  },
  {
    from: '^desktop/renderer/(?!vite\\.config\\.ts)',
    to: '^(node:|npm:electron(/|$))',
    instead: 'The renderer runs in a page: ask the Host (shared/contract/host.ts).',
  },
  {
    from: '^desktop/renderer/features/(?<feature>[^/]+)/',
    to: '^desktop/renderer/features/(?!{feature}/)',
    instead: 'Features do not import features: lift what both need into ui/, api/ or audio/.',
  },
  {
    from: '^desktop/renderer/(ui|api|audio|ear)/',
    to: '^desktop/renderer/(features|app)/',
    instead: 'ui, api, audio and ear know no feature: pass it in.',
  },
  {
    from: '^desktop/main/',
    to: '^(cloud-api|desktop/renderer)/',
    instead: 'The desktop main process meets the others in shared/contract.',
  },
  {
    from: '^(shared|cloud-api|desktop)/',
    to: '/testing/|^cloud-api/test/|\\.test\\.tsx?$',
    instead: 'Test helpers stay in tests: what the program needs moves out of testing/.',
  },
]
