/**
 * Says that the page's script did not come, and offers to ask for it again: without it the doors on the page lead
 * nowhere. Plain, because what would draw it is what is missing.
 */
export function showStuckNotice(): void {
  const again = document.createElement('a')
  again.href = window.location.href
  again.className = 'underline decoration-2 underline-offset-4'
  again.textContent = 'Reload it'
  // A link to an address with a mark in it would only scroll there.
  again.addEventListener('click', (event) => {
    event.preventDefault()
    window.location.reload()
  })
  const notice = document.createElement('p')
  notice.setAttribute('role', 'alert')
  notice.className =
    'ground-crowd prose fixed inset-x-0 bottom-0 z-40 border-t-4 border-ink p-4 text-lg font-bold'
  notice.append('Part of this page did not come, and the door with it. ', again, '.')
  document.body.append(notice)
}
