/** The services that write speech down when there is a key for them. */
export const SPEECH_IN_SERVICES = ['groq', 'openai'] as const
export type SpeechInService = (typeof SPEECH_IN_SERVICES)[number]

/** What it takes to reach a service. */
export interface SpeechInAccess {
  readonly apiKey: string
  /** Where its API is, without a slash at the end. */
  readonly baseUrl: string
  /** Which of its models listens; absent: the one that fits. */
  readonly model?: string
}

/** The model of each service that tells when words were said and how sure it is that somebody spoke. */
export const MODELS: Readonly<Record<SpeechInService, string>> = {
  groq: 'whisper-large-v3-turbo',
  openai: 'whisper-1',
}

/** What a request says besides the recording and its language. */
export type AnswerStyle =
  | {
      readonly response_format: 'verbose_json'
      readonly timestamp_granularities: ['word', 'segment']
      readonly temperature: 0
    }
  | { readonly response_format: 'json'; readonly include?: ['logprobs'] }

/** How a model is asked to answer: as much as it can tell. */
export function styleOf(model: string): AnswerStyle {
  if (/whisper/i.test(model))
    return {
      response_format: 'verbose_json',
      timestamp_granularities: ['word', 'segment'],
      temperature: 0,
    }
  const tellsHowSure = /^gpt-4o(-mini)?-transcribe(-\d{4}-\d\d-\d\d)?$/.test(model)
  return { response_format: 'json', ...(tellsHowSure && { include: ['logprobs'] }) }
}
