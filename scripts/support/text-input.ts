import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'

/** A file that cannot be read; the message is one line for people. */
class InputProblem extends Error {
  override readonly name = 'InputProblem'
}

/**
 * Opens a file, or standard input for "-". npm runs scripts in the folder of package.json; a name counts from where
 * the command was typed.
 * @throws InputProblem when there is no such file
 */
async function openInput(name: string): Promise<Readable> {
  if (name === '-') return process.stdin
  const file = resolve(process.env['INIT_CWD'] ?? process.cwd(), name)
  const found = await stat(file).catch(() => undefined)
  if (found === undefined) throw new InputProblem(`There is no file ${file}.`)
  if (found.isDirectory()) throw new InputProblem(`${file} is a folder, not a file.`)
  return createReadStream(file)
}

const describe = (name: string, error: unknown): InputProblem =>
  new InputProblem(`${name} cannot be read: ${error instanceof Error ? error.message : String(error)}`)

/** All of an input as text, without the mark that some editors put before UTF-8. */
export async function readText(name: string): Promise<string> {
  const input = await openInput(name)
  try {
    return (await text(input)).replace(/^\uFEFF/, '')
  } catch (error) {
    throw describe(name, error)
  }
}

/** The lines of an input as they come. */
export async function* readLines(name: string): AsyncGenerator<string> {
  const input = await openInput(name)
  try {
    yield* createInterface({ input, crlfDelay: Infinity })
  } catch (error) {
    throw describe(name, error)
  }
}
