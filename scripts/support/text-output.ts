/**
 * Writes a line to standard output and waits until it is taken, so that a slow reader is not outrun and nothing is lost
 * at the end.
 * @returns whether somebody still reads.
 */
export function writeLine(line: string): Promise<boolean> {
  return new Promise((resolve) => {
    // A reader that went away ("... | head -1") is no error of ours.
    process.stdout.write(`${line}\n`, (error) => {
      resolve(error == null)
    })
  })
}

/** Keeps a reader that went away from ending the program with an error. */
export const forgiveLostReader = (): void => {
  process.stdout.on('error', () => undefined)
}
