import { z } from 'zod'
import type { RapperConfig } from '../../config/services-of-others.ts'
import { openAiClient } from '../open-ai-client.ts'
import { ModelProblem, type CompletionRequest, type LanguageModel } from './language-model.ts'
import { modelProblemOf } from './model-problem-of.ts'
import { PRESETS } from './presets.ts'

/** What is read of a piece of an answer; services put more into it. */
const piece = z.object({
  choices: z
    .array(
      z.object({
        delta: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }).nullish(),
        finish_reason: z.string().nullish(),
      }),
    )
    .nullish(),
})

/** Far more than the longest verse takes, with all that a stream puts around every word. */
const MOST_BYTES = 512 * 1024

/** Opens a model behind a service that speaks OpenAI's chat completions: OpenAI itself, Groq, Ollama, llama.cpp. */
export function openChatModel(config: Exclude<RapperConfig, { writer: 'house' }>): LanguageModel {
  const { writer } = config
  const preset = PRESETS[writer]
  const model = config.model ?? preset.model
  const client = openAiClient(config, {
    type: 'text/event-stream',
    mostBytes: MOST_BYTES,
    problem: (reason) => new ModelProblem(reason),
  })

  async function* ask({ system, messages, mostTokens, signal }: CompletionRequest): AsyncGenerator<string> {
    const stream = await client.chat.completions.create(
      {
        model,
        stream: true,
        messages: [{ role: 'system', content: system }, ...messages],
        ...preset.styleOf(mostTokens, model === preset.model),
      },
      { signal },
    )
    let finish: string | undefined
    let isEmpty = true
    for await (const chunk of stream) {
      const parsed = piece.safeParse(chunk)
      if (!parsed.success) throw new ModelProblem('malformed')
      const choice = parsed.data.choices?.[0]
      if (choice?.delta?.refusal) throw new ModelProblem('refused')
      finish = choice?.finish_reason ?? finish
      const text = choice?.delta?.content ?? ''
      if (text === '') continue
      isEmpty = false
      yield text
    }
    if (finish === 'content_filter') throw new ModelProblem('refused')
    if (finish === 'length') throw new ModelProblem('length')
    if (finish === undefined) throw new ModelProblem('cut')
    if (isEmpty) throw new ModelProblem('empty')
  }

  return {
    maker: { vendor: writer, model },
    candidates: preset.candidates,
    async *complete(request) {
      try {
        yield* ask(request)
      } catch (error) {
        request.signal.throwIfAborted()
        throw modelProblemOf(error)
      }
      // The client ends a stream quietly when its call is aborted.
      request.signal.throwIfAborted()
    },
  }
}
