/** What a model says when it will not write, or speaks of itself and of what it was asked. */
const OUT_OF_CHARACTER = [
  /\b(?:i'm|i am) (?:so |very )?sorry\b/i,
  /\bi (?:can't|cannot|can not|won't|will not|am unable to|'m unable to|'m not able to) (?:help|assist|comply|write|create|generate|provide|produce|fulfil?l|continue|do that|do this|engage)\b/i,
  /\bas an? (?:ai|assistant|language model|model)\b/i,
  /\b(?:language model|system prompt|system message|developer message|content policy|chat ?gpt|open ?ai)\b/i,
  /\b(?:my|your|these|those|the|previous|prior|above|following) (?:instructions?|prompts?|guidelines)\b/i,
  /\b(?:user|their|player)(?:'s)? (?:message|verse|input) (?:is|says|asks|contains)\b/i,
]

/** What sends somebody to hurt themselves. */
const SELF_HARM = [
  /\b(?:hurt|harm|cut|hang|shoot|drown|choke|starve|burn|off|unalive) (?:your ?self|yourselves)\b/i,
  /\b(?:end|take) (?:it all|your (?:own )?life)\b/i,
  /\b(?:slit|open|cut) your (?:wrists?|veins?|throat)\b/i,
  /\b(?:jump|leap|step) off (?:a|the|that|some) (?:bridge|roof|building|ledge|cliff)\b/i,
  /\b(?:rope|noose) (?:a?round|on) your neck\b/i,
  /\b(?:world|everyone|everybody|they)(?:'d| would)? be(?:tter)? (?:better )?(?:off )?without you\b/i,
]

/** Whether a line steps out of the verse: a refusal, a model on itself, or on what it was told. */
export const isOutOfCharacter = (line: string): boolean =>
  OUT_OF_CHARACTER.some((pattern) => pattern.test(line))

/** Whether a line tells somebody to hurt themselves; what no single word gives away. */
export const urgesSelfHarm = (line: string): boolean => SELF_HARM.some((pattern) => pattern.test(line))
