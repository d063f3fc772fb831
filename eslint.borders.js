/**
 * Who may import whom (docs/architecture.md). Each row: the files it speaks of, and what they may not import,
 * with what to do instead. Imports between top-level areas go through `#shared/…`; inside an area they are relative.
 */
const anyPackage = '^(?![.#])'
const toRuntime = '(^|/)(cloud-api|desktop)/'

/** @type {{ files: string[], ignores?: string[], deny: { regex: string, message: string }[] }[]} */
export const BORDERS = [
  {
    files: ['shared/std/**'],
    deny: [
      {
        regex: '^#shared/(?!std/)|^\\.\\./',
        message: 'shared/std stands alone: move what it needs into shared/std.',
      },
      { regex: anyPackage, message: 'shared/std stands alone: no packages.' },
    ],
  },
  {
    files: ['shared/domain/**'],
    deny: [
      {
        regex: '^#shared/(?!std/|domain/)',
        message:
          'shared/domain is pure rules over shared/std: take values as arguments, let the caller read the wire or the sound.',
      },
      {
        regex: anyPackage,
        message: 'shared/domain takes no packages: pass in a value or a function instead.',
      },
    ],
  },
  {
    files: ['shared/dsp/**'],
    deny: [
      {
        regex: '^#shared/(?!std/)|/domain/|/contract/',
        message:
          'shared/dsp is signal maths over shared/std: pass numbers in, let the caller name what they mean.',
      },
      {
        regex: anyPackage,
        message: 'shared/dsp takes no packages: encoders and decoders live at the edges.',
      },
    ],
  },
  {
    files: ['shared/contract/**'],
    deny: [
      {
        regex: '^(?![.#])(?!zod$)',
        message: 'shared/contract describes what crosses a wire with zod alone.',
      },
    ],
  },
  {
    files: ['shared/**'],
    deny: [
      { regex: toRuntime, message: 'shared runs anywhere: move what it needs into shared, or pass it in.' },
    ],
  },
  {
    files: ['cloud-api/**'],
    deny: [
      {
        regex: '(^|/)desktop/',
        message: 'cloud-api and desktop meet in shared/contract: put the type or rule there.',
      },
      { regex: '^(react|electron)(/|$)', message: 'cloud-api has no screen.' },
    ],
  },
  {
    files: ['cloud-api/{routes,middleware,presenters}/**'],
    deny: [
      {
        regex: '^#shared/domain/(?!character/)',
        message: 'Routes ask a command: only commands and realtime put rules and records together.',
      },
    ],
  },
  {
    files: ['cloud-api/routes/**'],
    deny: [{ regex: '/models/', message: 'Routes ask a command or a query; they do not load records.' }],
  },
  {
    files: ['cloud-api/{models,policies}/**'],
    deny: [
      {
        regex: '/(routes|commands|middleware|presenters)/',
        message: 'Models and policies are called; they call nobody above them.',
      },
    ],
  },
  {
    files: ['cloud-api/models/**'],
    deny: [
      {
        regex: '^#shared/domain/(?!character/)',
        message: 'Models hold records; the command translates them into domain values.',
      },
    ],
  },
  {
    files: ['desktop/renderer/**'],
    deny: [
      {
        regex: '(^|/)cloud-api/|(^|/)desktop/main/|^(\\.\\./)+main/',
        message: 'The renderer meets the API and the desktop in shared/contract.',
      },
      {
        regex: '^node:|^electron$',
        message: 'The renderer runs in a page: ask the Host (shared/contract/host.ts).',
      },
    ],
  },
  {
    files: ['desktop/renderer/features/**'],
    deny: [
      {
        regex: '^\\.\\./(?!\\.\\./)',
        message: 'Features do not import features: lift what both need into ui/, api/ or audio/.',
      },
    ],
  },
  {
    files: ['desktop/renderer/{ui,api,audio,host}/**'],
    deny: [{ regex: '/features/', message: 'ui, api, audio and host know no feature: pass it in.' }],
  },
  {
    files: ['desktop/main/**'],
    deny: [
      {
        regex: '(^|/)cloud-api/|/renderer/',
        message: 'The desktop main process meets the others in shared/contract.',
      },
    ],
  },
]
