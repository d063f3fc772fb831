import { expect, test } from 'vitest'
import { checkVerse, MAX_VERSE_LENGTH } from './check-verse.ts'

const refusal = (text: string): string | undefined => {
  const checked = checkVerse(text)
  return checked.ok ? undefined : checked.refusal
}

test('VERSE-1 a verse is trimmed and every kind of line end becomes a line feed', () => {
  expect(checkVerse('  one\r\ntwo\rthree\u2028four\n ')).toEqual({ ok: true, value: 'one\ntwo\nthree\nfour' })
})

test.each(['', '   ', '\n\t\r\n', '\u00a0\u3000'])('VERSE-2 %j is empty', (text) => {
  expect(refusal(text)).toBe('verse_empty')
})

test('VERSE-3 two thousand units are taken, one more is not; white space around them does not count', () => {
  const longest = 'ab '.repeat(1000).slice(0, MAX_VERSE_LENGTH - 1) + 'a'
  expect(longest).toHaveLength(MAX_VERSE_LENGTH)
  expect(refusal(`  ${longest}\n`)).toBeUndefined()
  expect(refusal(`${longest}a`)).toBe('verse_too_long')
  expect(refusal('a'.repeat(1_000_000))).toBe('verse_too_long')
})

test.each([
  'bars\u0000here',
  'back\u0008space',
  'esc\u001b[31m',
  'c1\u0091',
  'left\u202eright',
  'iso\u2066late',
])('VERSE-4 %j hides something', (text) => {
  expect(refusal(text)).toBe('verse_has_control_characters')
})

test.each([
  ['I step in<br>you fall', 'I step in\nyou fall'],
  ['I step in<BR />\r\nyou fall', 'I step in\nyou fall'],
])('VERSE-1 the line end of a page is one: %j', (text, value) => {
  expect(checkVerse(text)).toEqual({ ok: true, value })
})

test('VERSE-4 marks of direction, as apps put them around what is copied, are left out', () => {
  expect(checkVerse('\u200eI step\u200f in\u061c')).toEqual({ ok: true, value: 'I step in' })
  expect(refusal('\u200f')).toBe('verse_empty')
})

test('VERSE-4 a line feed and a tab are no secret, nor is what joins an emoji', () => {
  expect(refusal('one\n\ttwo')).toBeUndefined()
  expect(refusal('my whole family 👨‍👩‍👧 raps')).toBeUndefined()
})

test.each([
  '<script>alert(1)</script>',
  'I spit fire <b>hot</b>',
  '<img src=x onerror=alert(1)>',
  'bars</div>',
  "Robert'); DROP TABLE students;--",
  "'; delete from users where 1=1",
  "x' OR '1'='1",
  "admin'--",
  "'; /* hidden */",
  '1; update users set score = 100',
  '" UNION SELECT password FROM users',
  'SELECT * FROM users',
  'select name, password from users',
  'SELECT password FROM users',
  "select score from rounds where name = 'me'",
  'DROP TABLE battles;',
  'drop table battles;',
  'DELETE FROM users WHERE id = 1',
  '1 OR 1=1',
  "admin' OR 1=1 --",
  "admin' --",
  "admin' UNION SELECT password FROM users --",
  "EXEC xp_cmdshell('dir')",
  "1' WAITFOR DELAY '0:0:5'",
  '1; select pg_sleep(10)',
  '<!-- hi there -->',
  '<img src=x onerror=alert(1)',
  'javascript:alert(1)',
  '<svg/onload=alert(1)>',
  '<x onload=alert(1)>',
  '<my-widget>',
  '<h1 >hi',
])('VERSE-5 %j is code', (text) => {
  expect(refusal(text)).toBe('verse_has_code')
})

test.each([
  'I <3 this beat and the count is 5 > 4',
  "I'm rappin' -- you're nappin' -- select a better coffin",
  'I drop tables on you; update your whole style and union up',
  '"Drop it," they said; delete your drafts from your phone',
  "I'm the one and only, don't compare = don't care",
  'either/or, and/or, 24/7 on the grind',
  'I said "stop" -- you kept on goin',
  "I was rappin'--you were nappin'",
  "I was rappin' --\nyou were nappin'",
  'I run the game; select the best from the rest',
  'She said "select a few from the crew"',
  'SELECT THE BEST FROM THE REST, I AM SHOUTING THIS VERSE',
  'my whole union select a leader, and it is me',
  'I got love>hate, I got heart > you',
  'I update your whole set and I create user pain',
  'you delete from habit and insert into your ear what I say',
  '<John> I step in the booth',
  '<John Smith> I step <sarcasm> in the booth',
  '{I step in the booth}',
  'Java script: I write it on a coffee cup',
])('VERSE-5 %j is a verse', (text) => {
  expect(refusal(text)).toBeUndefined()
})

test.each(['🔥🔥🔥', '... !!! ???', '— ♪ —'])('VERSE-6 %j has no words', (text) => {
  expect(refusal(text)).toBe('verse_without_words')
})

test.each(['Привет мир, это рэп', '你好世界 yo', 'هذا راب عربي جيد'])(
  'VERSE-7 %j is not in Latin letters',
  (text) => {
    expect(refusal(text)).toBe('verse_not_english')
  },
)

test('VERSE-7 a foreign word among English ones and accents are welcome; so are numbers alone', () => {
  expect(refusal('They call me царь, I run this city')).toBeUndefined()
  expect(refusal('Café, naïve, Beyoncé, señor')).toBeUndefined()
  expect(refusal('99 99 99')).toBeUndefined()
})

test('half a surrogate pair does not get through', () => {
  expect(checkVerse('fire \ud83d spit')).toEqual({ ok: true, value: 'fire \ufffd spit' })
})
