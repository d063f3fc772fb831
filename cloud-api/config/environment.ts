import { z } from 'zod'
import { MIN_SECRET_LENGTH } from '../auth/secret.ts'
import { ConfigProblem } from './config-problem.ts'

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

/** Each message completes the sentence "NAME must be …". */
const whole = (min: number, max: number) =>
  z.coerce
    .number(`a whole number from ${min} to ${max}`)
    .int(`a whole number from ${min} to ${max}`)
    .min(min, `a whole number from ${min} to ${max}`)
    .max(max, `a whole number from ${min} to ${max}`)

const oneOf = <const Names extends readonly [string, ...string[]]>(...names: Names) =>
  z.enum(names, `${names.slice(0, -1).join(', ')} or ${names.at(-1) ?? ''}`)

const webAddress = z.url({
  protocol: /^https?$/,
  error: 'a full address such as https://clapback.example',
})

/** Where a vendor's service is: whatever it needs to know beside the path comes in headers. */
const serviceAddress = z
  .url({ protocol: /^https?$/, error: 'a full address such as http://localhost:11434/v1' })
  .refine((address) => /^https?:\/\/[^/@?#]+(?:\/[^@?#]*)?$/i.test(address), {
    message: 'an address without a password, a question mark or a hash',
    when: ({ issues }) => issues.length === 0,
  })
  .transform((address) => address.replace(/\/+$/, ''))

/** What travels in an HTTP header without a mark of its own. */
const apiKey = z.string().regex(/^[!-~]{1,512}$/, 'a key as its service shows it, without spaces')
const modelName = z.string().regex(/^[!-~]{1,200}$/, 'the name of a model, without spaces')

const environment = z.object({
  NODE_ENV: z
    .enum(['development', 'production', 'test'], 'development, production or test')
    .default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: whole(1, 65_535).default(4600),
  PUBLIC_URL: webAddress
    .refine((address) => new URL(address).href === `${new URL(address).origin}/`, {
      message: 'an address without a path',
      when: ({ issues }) => issues.length === 0,
    })
    .optional(),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'an address such as postgres://user:password@host:5432/name' })
    .optional(),
  AUTH_SECRET: z
    .string()
    .min(
      MIN_SECRET_LENGTH,
      `at least ${MIN_SECRET_LENGTH} characters long, such as what \`openssl rand -base64 32\` prints`,
    )
    .optional(),
  DATA_FOLDER: z.string().default('.data'),
  FREE_BATTLES_PER_DAY: whole(0, 10_000).optional(),
  PASSWORD_ACCOUNTS: z.enum(['on', 'off'], 'on or off').default('on'),
  OIDC_ISSUER: webAddress.optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_NAME: z.string().max(40, 'at most 40 characters long').default('single sign-on'),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  DISCORD_CLIENT_ID: z.string().optional(),
  DISCORD_CLIENT_SECRET: z.string().optional(),
  TWITCH_CLIENT_ID: z.string().optional(),
  TWITCH_CLIENT_SECRET: z.string().optional(),
  RAPPER: oneOf('house', 'openai', 'groq', 'local').optional(),
  RAPPER_BASE_URL: serviceAddress.optional(),
  RAPPER_MODEL: modelName.optional(),
  VOICE: oneOf('system', 'openai', 'groq', 'elevenlabs').optional(),
  VOICE_MODEL: modelName.optional(),
  SPEECH_IN: oneOf('off', 'openai', 'groq').optional(),
  SPEECH_IN_MODEL: modelName.optional(),
  OPENAI_API_KEY: apiKey.optional(),
  OPENAI_BASE_URL: serviceAddress.default('https://api.openai.com/v1'),
  GROQ_API_KEY: apiKey.optional(),
  GROQ_BASE_URL: serviceAddress.default('https://api.groq.com/openai/v1'),
  ELEVENLABS_API_KEY: apiKey.optional(),
  ELEVENLABS_BASE_URL: serviceAddress.default('https://api.elevenlabs.io'),
  TRUST_PROXY: whole(0, 10).default(0),
  LOG_LEVEL: z.enum(LOG_LEVELS, `one of ${LOG_LEVELS.join(', ')}`).default('info'),
})
export type Environment = z.infer<typeof environment>

/** Variables whose value must not be shown, not even when it is wrong: people paste a key beside the place where it goes. */
const SECRET = /SECRET|DATABASE_URL|API_KEY|BASE_URL|_MODEL/

/**
 * Reads the variables one by one; one that is set to nothing counts as absent.
 * @throws ConfigProblem naming every variable that is wrong
 */
export function readEnvironment(env: Readonly<Record<string, string | undefined>>): Environment {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => (value ?? '').trim() !== ''))
  const parsed = environment.safeParse(given)
  if (parsed.success) return parsed.data
  throw new ConfigProblem(
    parsed.error.issues.map(({ path, message }) => {
      const variable = String(path[0])
      const found = SECRET.test(variable) ? '' : `, not "${given[variable] ?? ''}"`
      return { variable, sentence: `${variable} must be ${message}${found}.` }
    }),
  )
}
