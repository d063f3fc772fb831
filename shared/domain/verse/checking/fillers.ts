/** What fills the front of a line and says nothing. */
const IN_FRONT =
  /^(?:yo|yeah|yea|yep|ayo|ay|hey|huh|uh|oh|ha|listen(?: up)?|look|see|check it|man|bro|okay|well|and|but|so|now|cause|'cause)\b[,!.]?\s+/i

/** A line without its fillers first, then with ever more of those it has in front, the line as it is last. */
export function withoutFillers(line: string): readonly string[] {
  const shorter = line.replace(IN_FRONT, '')
  if (shorter === line) return [line]
  return [...withoutFillers(shorter.replace(/[a-z]/i, (letter) => letter.toUpperCase())), line]
}
