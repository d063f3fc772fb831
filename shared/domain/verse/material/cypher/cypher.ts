import type { CharacterMaterial } from '../material.ts'
import { images, words } from '../read-material.ts'
import { CYPHER_PAIRS } from './pairs.ts'
import { CYPHER_EVERYDAY } from './everyday.ts'
import { CYPHER_CLOSE_SET } from './close-set.ts'
import { CYPHER_COUPLETS } from './couplets.ts'
import { CYPHER_LABORATORY } from './laboratory.ts'
import { CYPHER_AHEAD, CYPHER_BEHIND, CYPHER_EMPTY, CYPHER_ROUGH } from './moods.ts'
import { CYPHER_NOTICES } from './notices.ts'
import { CYPHER_PLAIN } from './plain.ts'
import { CYPHER_PLAIN_TURNS } from './plain-turns.ts'
import { CYPHER_READINGS } from './readings.ts'
import { CYPHER_RETORTS } from './retorts.ts'
import { CYPHER_TERMINAL } from './terminal.ts'
import { CYPHER_TOPICS } from './topics.ts'

export const CYPHER: CharacterMaterial = {
  level: [
    ...CYPHER_CLOSE_SET,
    ...CYPHER_LABORATORY,
    ...CYPHER_TERMINAL,
    ...CYPHER_EVERYDAY,
    ...CYPHER_COUPLETS,
    ...CYPHER_NOTICES,
    ...CYPHER_READINGS,
    ...CYPHER_PLAIN,
  ],
  ahead: CYPHER_AHEAD,
  behind: CYPHER_BEHIND,
  empty: CYPHER_EMPTY,
  rough: CYPHER_ROUGH,
  turns: [...CYPHER_PAIRS, ...CYPHER_TOPICS, ...CYPHER_PLAIN_TURNS, ...CYPHER_RETORTS],
  closers: [
    'Input: ambition. Output: demolition',
    'Connection, reflection, rejection: complete',
    'You stall at the wall and your call has been dropped',
    'Your end has been sent to a friend for the files',
    'Process: success. Your address: you guess',
    'Regression, depression, end session, goodbye',
  ],
  persona: words(`
query input output data error scan scanned scanning compute computing processor process server byte bytes
binary zero null void file files filed log logged logging detected deleted delete corrupted compressed
compiles compiled logic statistic statistically percent probability parse parsed parsing protocol reboot
execute node vector sector variable archive archived index forecast simulate simulated system code firmware
sensor sensors version network encryption calculation million billion trillion seconds milliseconds machine
memory threat reset virus result results returned expected received update request servers cloud spreadsheet
icon disc patch circuits warranty access battery signal fraction total calculate measured counted sorted ran
filter indexed stored search database position queue accuracy
data computer program test tested checked counted list chart math numbers number score screen warning alert denied
approved aborted terminated accepted rejected infected user login hacker folder database lens lenses laser drone
engine cable cord model mapped graphed tracked typed stats rate rated press odds
`),
  images: images(`
file folder archive disk drive store storage delete memory backup save trash cache record
scan test sample measure data sensor chart graph result number percent average count score median
forecast weather rain cloud storm snow wind temperature season
error crash bug reboot restart freeze frozen patch update version virus warning fault compile
battery power plug cable circuit wire voltage charge engine motor fuse switch current
hold press service support queue ticket customer call refund order return warranty receipt form
signal network server antenna phone router connection ping message mail inbox send sent
code program robot machine computer processor algorithm logic compute binary byte bit chip
screen pixel camera lens zoom picture image icon screenshot
brain mind thought think logic memory idea
map position distance route orbit satellite planet star space
`),
}
