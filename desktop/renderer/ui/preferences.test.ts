import { beforeEach, expect, it } from 'vitest'
import { followMotionPreference, usePreferences } from './preferences.ts'

const KEY = 'clapback-preferences'

beforeEach(() => {
  localStorage.clear()
  usePreferences.setState(usePreferences.getInitialState())
})

it('keeps the choices for the next visit', async () => {
  usePreferences.getState().change({ muted: true, volume: 0.3, pacing: 'instant' })
  const kept = localStorage.getItem(KEY)
  usePreferences.setState(usePreferences.getInitialState())
  localStorage.setItem(KEY, kept ?? '')
  await usePreferences.persist.rehydrate()
  expect(usePreferences.getState()).toMatchObject({
    muted: true,
    volume: 0.3,
    reducedMotion: 'system',
    pacing: 'instant',
  })
})

it.each([
  '{"state":{"volume":9,"muted":"yes","reducedMotion":7,"pacing":"slow"},"version":0}',
  '{"state":null,"version":0}',
  'rubbish',
])('drops what makes no sense: %s', async (stored) => {
  localStorage.setItem(KEY, stored)
  await usePreferences.persist.rehydrate()
  expect(usePreferences.getState()).toMatchObject({
    muted: false,
    volume: 0.8,
    reducedMotion: 'system',
    pacing: 'dramatic',
  })
})

it('holds the page still as soon as it is chosen', () => {
  const page = document.createElement('html')
  const stop = followMotionPreference(page)
  expect(page.dataset.motion).toBe('system')
  usePreferences.getState().change({ reducedMotion: 'reduce' })
  expect(page.dataset.motion).toBe('reduce')
  stop()
})
