/** A verse that any rule lets pass. */
export const VERSE = `I step up to the mic and the crowd goes wild
My rhymes are so heavy they were never once mild`

/** Every verse that must not pass, with the code it is refused by. Nothing of them may reach the database or the log. */
export const BAD_VERSES: readonly (readonly [name: string, verse: string, code: string, status: number])[] = [
  ['empty', '', 'verse_empty', 422],
  ['white space', ' \n\t  \r\n ', 'verse_empty', 422],
  ['a megabyte', 'zanzibar '.repeat(120_000), 'verse_too_long', 413],
  ['one unit too long', 'zanzibar'.repeat(251), 'verse_too_long', 413],
  ['emoji only', '🔥🔥🔥 💀', 'verse_without_words', 422],
  ['punctuation only', '?! ... --- ***', 'verse_without_words', 422],
  ['right-to-left', 'أنا أفضل مغني راب في المدينة', 'verse_not_english', 422],
  ['another script', 'Я лучший рэпер в этом городе', 'verse_not_english', 422],
  ['right-to-left override', 'zanzibar \u202Eflow', 'verse_has_control_characters', 422],
  ['NUL', 'zanzibar\u0000flow', 'verse_has_control_characters', 422],
  ['escape', 'zanzibar\u001B[31mflow', 'verse_has_control_characters', 422],
  ['a script tag', '<script>alert("zanzibar")</script>', 'verse_has_code', 422],
  ['an image that runs code', '<img src=x onerror=alert("zanzibar")>', 'verse_has_code', 422],
  ['SQL', "zanzibar'; DROP TABLE battles; --", 'verse_has_code', 422],
  ['SQL that is always true', "zanzibar' OR '1'='1", 'verse_has_code', 422],
]
