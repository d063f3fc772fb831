import { useState } from 'react'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { Dialog } from './dialog.tsx'

afterEach(cleanup)

function Page() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        onClick={() => {
          setOpen(true)
        }}
      >
        Open
      </button>
      {open ? (
        <Dialog open onOpenChange={setOpen} title="Select Your Opponent" description="Four wait.">
          <button>Razor</button>
        </Dialog>
      ) : null}
    </>
  )
}

it('is named and described, and takes the focus', async () => {
  render(<Page />)
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  const dialog = screen.getByRole('dialog', { name: 'Select Your Opponent', description: 'Four wait.' })
  await waitFor(() => {
    expect(document.activeElement).toBe(dialog)
  })
})

it.each(['{Escape}', '{Tab}{Enter}'])('closes by %s and gives the focus back', async (keys) => {
  render(<Page />)
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  await waitFor(() => {
    expect(document.activeElement).toBe(screen.getByRole('dialog'))
  })
  await userEvent.keyboard(keys)
  expect(screen.queryByRole('dialog')).toBeNull()
  await waitFor(() => {
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }))
  })
})

it('keeps the focus inside while it is open', async () => {
  render(<Page />)
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }))
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Razor' }))
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }))
})

it('gives the focus to the screen when what opened it is gone', async () => {
  const { container } = render(
    <main id="main" tabIndex={-1}>
      <Page />
    </main>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  await screen.findByRole('dialog')
  container.querySelector('button')?.remove()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => {
    expect(document.activeElement).toBe(container.querySelector('main'))
  })
})
