import type { RapperConfig } from '../../config/services-of-others.ts'

/** What a request says besides the conversation. */
export interface RequestStyle {
  readonly max_tokens?: number
  readonly max_completion_tokens?: number
  readonly reasoning_effort?: 'none' | 'low'
}

/** How a service is asked. */
export interface Preset {
  /** The model where none is named: one that answers at once and is not announced to end. */
  readonly model: string
  readonly candidates: number
  /** @param isOwnModel whether the model is the preset's own, whose abilities are known */
  readonly styleOf: (mostTokens: number, isOwnModel: boolean) => RequestStyle
}

/** What a model that thinks first may think, in tokens. */
const THOUGHT = 1500

/** The services that this server can ask; each speaks OpenAI's chat completions. */
export const PRESETS: Readonly<Record<Exclude<RapperConfig['writer'], 'house'>, Preset>> = {
  openai: {
    model: 'gpt-5.4-mini',
    candidates: 3,
    styleOf: (mostTokens, isOwnModel) =>
      isOwnModel
        ? { max_completion_tokens: mostTokens, reasoning_effort: 'none' }
        : { max_completion_tokens: mostTokens + THOUGHT },
  },
  groq: {
    model: 'openai/gpt-oss-120b',
    candidates: 3,
    styleOf: (mostTokens, isOwnModel) => ({
      max_completion_tokens: mostTokens + THOUGHT,
      ...(isOwnModel && { reasoning_effort: 'low' }),
    }),
  },
  // One machine writes two verses at a time about as fast as one, and three slower.
  local: {
    model: 'llama3.2',
    candidates: 2,
    styleOf: (mostTokens) => ({ max_tokens: mostTokens + THOUGHT }),
  },
}
