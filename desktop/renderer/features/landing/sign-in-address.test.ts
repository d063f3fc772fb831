import { describe, expect, it } from 'vitest'
import { readSignInRequest, signInAddress, withoutSignInRequest } from './sign-in-address.ts'

describe('the address of the sign-in sheet', () => {
  it('opens the sheet and names the way back', () => {
    expect(readSignInRequest('?sign-in&returnTo=%2Fbattle%2F1%3Fa%3Db%23c')).toEqual({
      open: true,
      first: 'sign-in',
      returnTo: '/battle/1?a=b#c',
      error: null,
    })
    expect(readSignInRequest('')).toEqual({ open: false, first: 'sign-in', returnTo: '/', error: null })
  })

  it('opens it for those who are new', () => {
    expect(signInAddress('sign-up')).toBe('/?sign-in=new')
    expect(readSignInRequest('?sign-in=new')).toMatchObject({ open: true, first: 'sign-up' })
    expect(signInAddress('sign-in')).toBe('/?sign-in')
    expect(withoutSignInRequest('?sign-in=new')).toBe('')
  })

  it.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    '\\\\evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
    '/api/logout',
    'settings',
    '',
  ])('never leads off the site or into a call: %j', (address) => {
    expect(readSignInRequest(`?sign-in&returnTo=${encodeURIComponent(address)}`).returnTo).toBe('/')
  })

  it('closes without losing the rest of the address', () => {
    expect(withoutSignInRequest('?sign-in&returnTo=%2Fsettings&error=sign_in_failed&ref=friend')).toBe(
      '?ref=friend',
    )
    expect(withoutSignInRequest('?sign-in')).toBe('')
  })
})
