import { MEDIAN, STRONG } from '../sample-verses.ts'
import { barsOf, cycled, linesOf, pick, shuffled, type Adversary } from './adversary.ts'
import { NOUNS, ONE_BARS } from './word-stock.ts'

const LOOKALIKES: Readonly<Record<string, string>> = {
  a: 'а',
  e: 'е',
  o: 'о',
  i: 'і',
  c: 'с',
  p: 'р',
  x: 'х',
  y: 'у',
}
const INVISIBLE = ['\u200b', '\u200c', '\u200d', '\u2060', '\ufeff', '\u00ad']
const OTHER_SCRIPTS = {
  Cyrillic: 'огонь летит над городом и ночь горит звезда моя река дорога дом слова поют сердца',
  Chinese: '火焰 燃烧 整个 城市 我的 节奏 永远 不会 停止 你的 名字 没有 人 记得',
  Japanese: 'わたし の ことば は ほのお の ように もえて きみ の まち を てらす よ',
  Arabic: 'النار في المدينة والليل طويل وصوتي يعلو فوق كل الجدران والكلمات تطير',
  Hindi: 'मेरी आवाज़ शहर में गूँजती है और रात भर आग जलती रहती है',
  emoji: '🔥 🎤 👑 💯 😂 🐐 🥶 💀 🎯 🚀 🦁 🌊',
} as const

const CODE = `const total = items.reduce((sum, item) => sum + item.price, 0);
if (total > limit) { return null; } else { console.log(total); }
for (let i = 0; i < rows.length; i++) { rows[i].value = i * 2; }
SELECT name, price FROM products WHERE price > 10 ORDER BY name;
def flow(x): return [y for y in x if y is not None and y > 0]
import sys; print(sys.argv[1], file=sys.stderr)
while (node !== null) { node = node.next; count += 1; }
<div class="row"><span id="bar">fire</span></div>`

/** Words shuffled inside each line, its last kept so that it still rhymes. */
const scrambled = (name: string, verses: readonly string[]): Adversary => ({
  name,
  make: ({ dice, bars }) => ({
    text: linesOf(shuffled(dice, verses).join('\n'))
      .slice(0, bars)
      .map((line) => line.split(' '))
      .map((line) => [...shuffled(dice, line.slice(0, -1)), line.at(-1) ?? ''].join(' '))
      .join('\n'),
  }),
})

/** Not words of English, or words made to look different. */
export const DISGUISES: readonly Adversary[] = [
  ...Object.entries(OTHER_SCRIPTS).map(([script, list]): Adversary => ({
    name: `another script: ${script}`,
    make: ({ dice, bars }) => ({
      text: barsOf(bars, () => shuffled(dice, list.split(' ')).slice(0, 9).join(' ')),
    }),
  })),
  {
    name: 'one line repeated in letters that look alike',
    make({ dice, bars }) {
      const line = pick(dice, ONE_BARS)
      return {
        text: barsOf(bars, () =>
          line.replace(/[aeoicpxy]/g, (letter) => (dice() < 0.5 ? (LOOKALIKES[letter] ?? letter) : letter)),
        ),
      }
    },
  },
  {
    name: 'one line repeated with invisible characters inside',
    make({ dice, bars }) {
      const line = pick(dice, ONE_BARS)
      return {
        text: barsOf(bars, () =>
          line.replace(/\w(?=\w)/g, (letter) => (dice() < 0.4 ? letter + pick(dice, INVISIBLE) : letter)),
        ),
      }
    },
  },
  {
    name: 'one line repeated with letters stretched',
    make({ dice, bars }) {
      const line = pick(dice, ONE_BARS)
      return {
        text: barsOf(bars, () => line.replace(/[aeiou]/g, (letter) => letter.repeat(dice() < 0.3 ? 4 : 1))),
      }
    },
  },
  {
    name: 'one line repeated with accents',
    make({ dice, bars }) {
      const line = pick(dice, ONE_BARS)
      return {
        text: barsOf(bars, () =>
          line.replace(/[aeiou]/g, (letter) => (dice() < 0.5 ? `${letter}\u0301` : letter)),
        ),
      }
    },
  },
  { name: 'code', make: ({ bars }) => ({ text: cycled(CODE.split('\n'), Math.min(bars, 8)) }) },
  {
    name: 'digits',
    make: ({ dice, bars }) => ({
      text: barsOf(bars, () => Array.from({ length: 8 }, () => Math.floor(dice() * 100)).join(' ')),
    }),
  },
  {
    name: 'counting',
    make: ({ bars }) => ({
      text: barsOf(bars, (bar) => Array.from({ length: 6 }, (_, index) => bar * 6 + index + 1).join(' ')),
    }),
  },
  {
    name: 'the alphabet',
    make: ({ dice, bars }) => ({
      text: barsOf(bars, () => shuffled(dice, 'abcdefghijklmnopqrstuvwxyz'.split('')).slice(0, 10).join(' ')),
    }),
  },
  {
    name: 'one thing on and on',
    make: ({ dice, bars }) => ({ text: `${pick(dice, NOUNS)} `.repeat(bars * 8) }),
  },
  scrambled('a strong verse with its words shuffled, the rhymes kept', STRONG),
  scrambled('a median verse with its words shuffled, the rhymes kept', MEDIAN),
]
