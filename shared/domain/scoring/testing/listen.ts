import type { Device, FindDevices, Listening } from '../creativity/device.ts'
import { reportRhymes } from '../rhyme/rhyme-report.ts'
import { hear } from './hear.ts'

/** A text made ready for the searches for devices. */
export function listen(text: string, answering = ''): Listening {
  const heard = hear(text)
  return { text: heard, rhymes: reportRhymes(heard), answering: hear(answering) }
}

/** What a search finds in a text, as the words that it marks. */
export const marked = (find: FindDevices, text: string, answering = ''): string[] =>
  find(listen(text, answering)).map(({ start, end }) => text.slice(start, end))

/** What a search finds in a text. */
export const found = (find: FindDevices, text: string, answering = ''): readonly Device[] =>
  find(listen(text, answering))
