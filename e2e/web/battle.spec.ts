import type { BrowserContext, Page } from '@playwright/test'
import { z } from 'zod'
import { round } from '#shared/contract/http/battles.ts'
import { CHARACTER_IDS, type CharacterId } from '#shared/domain/character/character.ts'
import { characterById } from '#shared/domain/character/characters.ts'
import { arena } from '../models/arena.ts'
import { dashboard } from '../models/dashboard.ts'
import { landing } from '../models/landing.ts'
import { opponentSelect } from '../models/opponent-select.ts'
import { resultPoster } from '../models/result-poster.ts'
import { newEmail } from '../support/player.ts'
import { apart, listenTo, type Sound } from '../support/recording.ts'
import { shoot } from '../support/screenshot.ts'
import { expect, test } from '../support/test.ts'
import { VERSES } from '../support/verses.ts'

/** A battle that was fought to its end. */
interface Fought {
  readonly id: CharacterId
  readonly name: string
  readonly score: readonly [number, number]
  readonly sound: Sound
}

test('a stranger signs up, battles all four, hears four voices, and finds the results after a restart', async ({
  page,
  context,
  server,
}) => {
  // Four battles, the first answer of them heard out.
  test.slow()
  await signUp(page)

  const fought: Fought[] = []
  for (const id of CHARACTER_IDS) fought.push(await battle(context, id, fought.length === 0))
  expectFourVoices(fought)

  await page.reload()
  await expectHistory(page, fought)
  await shoot(page, 'battle/7-dashboard-with-history')

  await server.restart()
  await page.reload()
  await expectHistory(page, fought)
  await shoot(page, 'battle/8-dashboard-after-restart')
})

async function signUp(page: Page): Promise<void> {
  const { headline, openSheet, beNew, signUp } = landing(page)
  await page.goto('/')
  await expect(headline).toBeVisible()
  await shoot(page, 'battle/1-landing')
  await openSheet()
  await beNew()
  await shoot(page, 'battle/2-sign-up')
  await signUp({ name: 'Maya Lyric', email: newEmail(), password: 'correct horse battery' })
  await expect(dashboard(page).greeting).toHaveText(/Maya!$/)
  await expect(dashboard(page).recent).toContainText(
    'No battles yet. Start your first battle to see it here!',
  )
  await shoot(page, 'battle/3-dashboard')
}

/**
 * Fights three rounds in a tab of its own. Answers are skipped once they were heard.
 * @param hearsOut whether the first one is heard to its end, until the turn comes back by itself
 */
async function battle(context: BrowserContext, id: CharacterId, hearsOut: boolean): Promise<Fought> {
  const page = await context.newPage()
  await page.goto('/')
  await dashboard(page).start.click()
  await expect(opponentSelect(page).card(id)).toBeVisible()
  await shoot(page, `battle/4-select-${id}`)
  const battleId = await opponentSelect(page).fight(id)

  const { turn, throwVerse, hearAnswer, skipRest, voice } = arena(page)
  for (const [index, verse] of VERSES[id].entries()) {
    await turn(index + 1)
    await throwVerse(verse)
    await hearAnswer()
    await shoot(page, `battle/5-${id}-round-${index + 1}`)
    if (hearsOut && index === 0)
      await expect(voice).toHaveAttribute('data-voice', 'idle', { timeout: 60_000 })
    else await skipRest()
  }

  const { verdict, total } = resultPoster(page)
  await expect(verdict).toBeVisible()
  await shoot(page, `battle/6-${id}-result`)
  const rounds = z
    .array(round)
    .parse(await (await page.request.get(`/api/battles/${battleId}/rounds`)).json())
  expect(rounds.map(({ userText }) => userText)).toEqual(VERSES[id])
  const score = await total()
  const sound = await listenTo(page, rounds[0]?.audioUrl ?? '')
  await page.close()
  return { id, name: characterById(id).displayName, score, sound }
}

/** Each answer is whole, and any two of the voices differ in pitch or in colour by more than one voice does with itself. */
function expectFourVoices(fought: readonly Fought[]): void {
  for (const { id, sound } of fought) expect(sound.seconds, `${id}'s answer`).toBeGreaterThan(3)
  const pairs = fought.flatMap((one, index) => fought.slice(index + 1).map((other) => [one, other] as const))
  expect(pairs).toHaveLength(6)
  for (const [one, other] of pairs) {
    const difference = Math.max(
      apart(one.sound.pitch, other.sound.pitch),
      apart(one.sound.centroid, other.sound.centroid),
    )
    expect(difference, `${one.id} and ${other.id} sound alike`).toBeGreaterThan(0.15)
  }
}

async function expectHistory(page: Page, fought: readonly Fought[]): Promise<void> {
  const { greeting, results, ticket } = dashboard(page)
  await expect(greeting).toHaveText(/Maya!$/)
  await expect(results).toHaveCount(fought.length)
  for (const { name, score } of fought) {
    const [you, them] = score
    const verdict = you > them ? 'Won' : you < them ? 'Lost' : 'Draw'
    const result = results.filter({ hasText: `vs ${name}` })
    await expect(result).toContainText(`Score: you ${you}, ${name} ${them}`)
    await expect(result).toContainText(verdict)
  }
  await expect(ticket('This Month')).toContainText(String(fought.length))
}
