import { StartProblem } from '../start-problem.ts'

/** A setting that stops the start: its message names each variable at fault and what would be right. */
export class ConfigProblem extends StartProblem {
  readonly variables: readonly string[]

  constructor(problems: readonly { readonly variable: string; readonly sentence: string }[]) {
    super(problems.map(({ sentence }) => sentence).join('\n'), 'The README lists every setting.')
    this.variables = problems.map(({ variable }) => variable)
  }
}

/** @throws ConfigProblem with the sentence of each rule that does not hold. */
export function demand(
  rules: readonly (readonly [variable: string, holds: boolean, sentence: string])[],
): void {
  const broken = rules.filter(([, holds]) => !holds)
  if (broken.length > 0) {
    throw new ConfigProblem(broken.map(([variable, , sentence]) => ({ variable, sentence })))
  }
}
