import { screen } from '@testing-library/react'
import { expect, it, onTestFinished } from 'vitest'
import { showStuckNotice } from './stuck-notice.ts'

it('says that the page did not come, with a link that asks for it again', () => {
  window.history.replaceState(null, '', '/?sign-in')
  onTestFinished(() => {
    document.body.replaceChildren()
    window.history.replaceState(null, '', '/')
  })
  showStuckNotice()
  expect(screen.getByRole('alert').textContent).toContain('did not come')
  expect(screen.getByRole('link', { name: 'Reload it' }).getAttribute('href')).toBe(window.location.href)
})
