import { describe, expect, it } from 'vitest'
import { addressesForOthers, isMachineOrigin, machineAddresses } from './machine-addresses.ts'

const ADDRESSES = [
  { address: '127.0.0.1', family: 'IPv4', internal: true },
  { address: '192.168.1.5', family: 'IPv4', internal: false },
  { address: 'fd00::2', family: 'IPv6', internal: false },
]

describe('this machine', () => {
  it('has an address of its own', () => {
    expect(machineAddresses().map(({ address }) => address)).toContain('127.0.0.1')
  })

  it('is found by others at its plain addresses', () => {
    expect(addressesForOthers(4600, ADDRESSES)).toEqual(['http://192.168.1.5:4600'])
  })

  it.each(['http://192.168.1.5:4600', 'http://[fd00::2]:4600'])('is %s', (origin) => {
    expect(isMachineOrigin(origin, 4600, ADDRESSES)).toBe(true)
  })

  it('is its address without a port on port 80', () => {
    expect(isMachineOrigin('http://192.168.1.5', 80, ADDRESSES)).toBe(true)
  })

  it.each([
    'http://192.168.1.6:4600',
    'http://192.168.1.5:4601',
    'https://192.168.1.5:4600',
    'http://192.168.1.5.evil.example:4600',
    'http://rebound.example:4600',
    'http://192.168.1.5:4600/',
    'http://me@192.168.1.5:4600',
    'null',
    '',
  ])('is not %j', (origin) => {
    expect(isMachineOrigin(origin, 4600, ADDRESSES)).toBe(false)
  })
})
