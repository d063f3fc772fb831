import { fightRound, startBattle } from '../../cloud-api/test/play.ts'
import { arena } from '../models/arena.ts'
import { shoot } from '../support/screenshot.ts'
import { expect, test } from '../support/test.ts'
import { VERSE } from '../support/verses.ts'

// Recording a trace looks into the page, which the browser takes for a gesture; so this test has none.
test.use({ trace: 'off' })

test('a browser that blocks sound says so, and one press plays it', async ({ page, player }) => {
  const { id } = await startBattle(player.api)
  await fightRound(player.api, id, VERSE)
  // Pressed by the page itself, which is no gesture. Until it says so the test does not look: looking would be one.
  await page.addInitScript(() => {
    const watch = setInterval(() => {
      const play = document.querySelector<HTMLElement>('button[aria-label^="Play "]')
      if (document.body.textContent.includes('Audio playback blocked by browser')) {
        clearInterval(watch)
        console.log('sound is blocked')
      } else play?.click()
    }, 50)
  })
  const { open, hearAnswer } = arena(page)
  const blocked = page.waitForEvent('console', (message) => message.text() === 'sound is blocked')
  await open(id)
  await blocked
  await expect(page.getByText('Audio playback blocked by browser')).toBeVisible()
  await shoot(page, 'arena/sound-blocked')
  await page.getByRole('button', { name: 'Play Audio' }).click()
  await hearAnswer()
  await expect(page.getByText('Audio playback blocked by browser')).toHaveCount(0)
})
