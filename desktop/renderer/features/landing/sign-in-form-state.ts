import { MAX_NAME_LENGTH, MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '#shared/contract/http/account.ts'
import { ApiError, sentenceOf } from '../../api/api-error.ts'

/** What the sheet does with the form: open a door, or build one. */
export type SignInMode = 'sign-in' | 'sign-up'

export interface SignInEntry {
  readonly name: string
  readonly email: string
  readonly password: string
}

export type SignInField = keyof SignInEntry

/** What is wrong, by field; `form` is about none of them in particular. */
export type SignInErrors = Readonly<Partial<Record<SignInField | 'form', string | undefined>>>

/** The password rule, said before it can be broken. */
export const PASSWORD_RULE = `At least ${String(MIN_PASSWORD_LENGTH)} characters. A whole line of yours works best.`

const SENTENCES = {
  nameMissing: 'The crowd needs something to shout.',
  nameWrong: `Make it 1 to ${String(MAX_NAME_LENGTH)} plain characters.`,
  emailMissing: 'No email, no entry.',
  emailWrong: 'That is not an email address. Check the spelling.',
  passwordMissing: 'Say the password.',
  passwordShort: `Too short to land. Make it ${String(MIN_PASSWORD_LENGTH)} characters or more.`,
  passwordLong: `Too long for the tape. Keep it under ${String(MAX_PASSWORD_LENGTH + 1)} characters.`,
  noMatch: 'That email and password do not go together. Check both, or sign up.',
  taken: 'That email already has a corner here. Sign in instead.',
} as const

/** What the form can tell without asking the server, in the order of its fields. */
export function checkEntry(mode: SignInMode, entry: SignInEntry): SignInErrors {
  return {
    name: mode === 'sign-up' && entry.name.trim() === '' ? SENTENCES.nameMissing : undefined,
    email: checkEmail(entry.email.trim()),
    password: checkPassword(mode, entry.password),
  }
}

/** Whether anything at all is wrong. */
export function hasErrors(errors: SignInErrors): boolean {
  return Object.values(errors).some((sentence) => sentence !== undefined)
}

function checkEmail(email: string): string | undefined {
  if (email === '') return SENTENCES.emailMissing
  return /^\S+@\S+\.\S+$/.test(email) ? undefined : SENTENCES.emailWrong
}

function checkPassword(mode: SignInMode, password: string): string | undefined {
  if (password === '') return SENTENCES.passwordMissing
  if (mode === 'sign-in') return undefined
  if (password.length < MIN_PASSWORD_LENGTH) return SENTENCES.passwordShort
  return password.length > MAX_PASSWORD_LENGTH ? SENTENCES.passwordLong : undefined
}

/** The server's refusal, put beside the field that it is about. */
export function explainRefusal(error: unknown): SignInErrors {
  if (!(error instanceof ApiError)) return { form: sentenceOf(error) }
  switch (error.code) {
    case 'wrong_credentials':
      return { password: SENTENCES.noMatch }
    case 'email_taken':
      return { email: SENTENCES.taken }
    case 'email_invalid':
      return { email: SENTENCES.emailWrong }
    case 'password_too_short':
      return { password: SENTENCES.passwordShort }
    case 'password_too_long':
      return { password: SENTENCES.passwordLong }
    case 'name_invalid':
      return { name: SENTENCES.nameWrong }
    default:
      return { form: error.sentence }
  }
}
