/** Words that the engine says wrongly, and a spelling that it says right. */
const SAID_AS: Readonly<Record<string, string>> = {
  // "I'm" comes out as "im" before some words.
  "i'm": 'ime',
  mic: 'mike',
  mics: 'mikes',
  homie: 'hohmy',
  homies: 'hohmies',
  outta: 'out of',
  tryna: 'try nuh',
  cached: 'cashed',
  chatbot: 'chat bot',
  clothesline: 'cloze line',
  clotheslines: 'cloze lines',
  drainpipe: 'drain pipe',
  hangnail: 'hang nail',
  housefly: 'house fly',
  houseflies: 'house flies',
  outlier: 'out lyer',
  pigsty: 'pig sty',
  scarecrow: 'scare crow',
  scarecrows: 'scare crows',
  thumbtack: 'thum tack',
  thumbtacks: 'thum tacks',
  toadstool: 'toad stool',
  hmm: 'hum',
}

/** The text with such words respelled. */
export function respelled(text: string): string {
  return text.replace(/[A-Za-z']+/g, (word) => SAID_AS[word.toLowerCase()] ?? word)
}
