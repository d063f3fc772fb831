/**
 * Every code a client may see, its HTTP status and its sentence for people.
 * `{name}` in a sentence is filled from the error's details.
 */
export const ERROR_CATALOGUE = {
  // the request as such
  invalid_request: { status: 400, message: 'Something in that request is not right: {problem}.' },
  invalid_json: { status: 400, message: 'The request body is not valid JSON.' },
  wrong_content_type: { status: 415, message: 'This call takes {expected}.' },
  payload_too_large: { status: 413, message: 'That is too large. The limit here is {limit}.' },
  not_found: { status: 404, message: 'There is nothing at this address.' },
  method_not_allowed: { status: 405, message: 'This address does not take {method}.' },
  too_many_requests: { status: 429, message: 'Too fast. Try again in {seconds} seconds.' },
  internal_error: { status: 500, message: 'Something broke on our side. Your battle is safe; try again.' },
  disk_full: {
    status: 503,
    message: 'The server has no room left to save anything. What you have is safe; try again later.',
  },
  service_unavailable: { status: 503, message: 'The server is restarting. Try again in a few seconds.' },

  // who is asking
  not_signed_in: { status: 401, message: 'Sign in to do that.' },
  foreign_origin: {
    status: 403,
    message: "That request did not come from this site's own pages and was refused.",
  },
  too_many_wrong_passwords: {
    status: 429,
    message: 'Too many wrong passwords from here. Try again in {wait}.',
  },
  too_many_guesses: {
    status: 429,
    message: 'Too many wrong passwords for this account, from several places. Try again in {wait}.',
  },
  wrong_credentials: { status: 401, message: 'That email and password do not go together.' },
  email_taken: { status: 409, message: 'There is already an account with that email. Sign in instead.' },
  email_invalid: { status: 422, message: 'That is not an email address.' },
  password_too_short: { status: 422, message: 'Use at least {limit} characters for the password.' },
  password_too_long: { status: 422, message: 'Use at most {limit} characters for the password.' },
  name_invalid: { status: 422, message: 'Write a name: one line, and not too long.' },
  password_accounts_off: {
    status: 403,
    message: 'This server takes no passwords. Use one of the other ways to sign in.',
  },
  provider_unknown: { status: 404, message: 'This server does not know that way to sign in.' },
  provider_unreachable: {
    status: 503,
    message: 'That sign-in service does not answer right now. Try again in a moment.',
  },
  provider_without_email: {
    status: 422,
    message: 'That service did not tell us your email address, and an account needs one.',
  },
  account_not_linked: {
    status: 409,
    message: 'There is already an account with that email. Sign in the way you did before.',
  },
  sign_in_cancelled: { status: 403, message: 'You did not finish signing in. Nothing was changed.' },
  sign_in_failed: { status: 400, message: 'Signing in did not work. Start again.' },
  session_not_found: { status: 404, message: 'That session has already ended.' },

  // battles
  unknown_character: { status: 422, message: 'There is no opponent {given}. Choose {choices}.' },
  unknown_difficulty: { status: 422, message: 'There is no difficulty {given}. Choose {choices}.' },
  setting_out_of_range: { status: 422, message: '{setting} goes from {range}.' },
  battle_not_found: { status: 404, message: 'There is no such battle.' },
  battle_finished: { status: 409, message: 'This battle is over. Start a new one.' },
  round_in_progress: { status: 409, message: 'A round of this battle is still being answered. Wait for it.' },
  no_battles_left: { status: 403, message: 'No battles left today. Your allowance comes back tomorrow.' },
  idempotency_key_reused: {
    status: 422,
    message: 'This submission was already used for something else. Send it again.',
  },

  // verses
  verse_empty: { status: 422, message: 'Your verse is empty. Write a line first.' },
  verse_too_long: { status: 413, message: 'That verse is too long. Keep it under {limit} characters.' },
  verse_without_words: { status: 422, message: 'There are no words in that verse. Write something to rap.' },
  verse_not_english: {
    status: 422,
    message: 'The ear only understands English for now. Write your verse in Latin letters.',
  },
  verse_has_code: {
    status: 422,
    message: 'That looks like code, not a verse. Take out the tags and commands.',
  },
  verse_has_control_characters: {
    status: 422,
    message: 'That verse holds invisible characters that cannot be read aloud. Type it again.',
  },
  speech_not_available: {
    status: 422,
    message: 'This server cannot turn speech into text yet. Type your verse instead.',
  },
  voice_unavailable: {
    status: 503,
    message: 'The opponent lost their voice for a moment. Nothing was lost: send your verse again.',
  },

  // recordings that players send
  recording_empty: { status: 422, message: 'There is nothing in that recording. Record your verse again.' },
  recording_not_audio: {
    status: 415,
    message: 'That file is no sound recording. Send WebM, Ogg or MP4 with Opus in it, or WAV.',
  },
  recording_unsupported: {
    status: 415,
    message: 'This server cannot play {given}. Send WebM, Ogg or MP4 with Opus in it, or WAV.',
  },
  recording_has_video: {
    status: 415,
    message: 'That file has pictures in it. Send a recording of sound alone.',
  },
  recording_encrypted: {
    status: 415,
    message: 'That recording is encrypted, so nobody can hear it. Send one that is not.',
  },
  recording_too_long: {
    status: 413,
    message: 'That recording is longer than {limit} seconds. Stop sooner and send it again.',
  },
  recording_truncated: {
    status: 422,
    message: 'That recording breaks off in the middle: a part of the file is missing. Send it again.',
  },
  recording_damaged: {
    status: 422,
    message: 'That recording is damaged and cannot be played. Record your verse again.',
  },
  recording_silent: {
    status: 422,
    message: 'Nothing can be heard in that recording. Check that your microphone is on, and record again.',
  },
  recording_clipped: {
    status: 422,
    message: 'That recording is so loud that it is distorted. Step back from the microphone or turn it down.',
  },
  recording_without_voice: {
    status: 422,
    message: 'No rapping can be heard in that recording. Get closer to the microphone, or type your verse.',
  },
  hearing_unavailable: {
    status: 503,
    message: 'The server did not get to hear that recording. Nothing was lost: send it again.',
  },

  // sound
  audio_not_found: { status: 404, message: 'There is no such recording.' },
  range_not_satisfiable: { status: 416, message: 'That part of the recording does not exist.' },
} as const satisfies Record<string, { readonly status: number; readonly message: string }>

export type ErrorCode = keyof typeof ERROR_CATALOGUE

/** Whether a text is a code of the catalogue. */
export const isErrorCode = (text: string): text is ErrorCode => Object.hasOwn(ERROR_CATALOGUE, text)

/** Values for the `{name}` places of a sentence. */
export type ErrorDetails = Readonly<Record<string, string | number>>

/** The sentence of a code with its places filled in. */
export function errorMessage(code: ErrorCode, details: ErrorDetails = {}): string {
  return ERROR_CATALOGUE[code].message.replace(/\{(\w+)\}/g, (place, name: string) =>
    String(details[name] ?? place),
  )
}
