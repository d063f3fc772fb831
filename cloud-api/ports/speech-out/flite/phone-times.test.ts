import { describe, expect, it } from 'vitest'
import { readPhoneTimes, spokenPhones } from './phone-times.ts'

describe('phone times', () => {
  const phones = readPhoneTimes('pau:0.197 g:0.260 ow:0.458 pau:0.600 ow:0.700 pau:0.723 ')

  it('begin where the one before ends', () => {
    expect(phones.slice(0, 3)).toEqual([
      { phone: 'pau', start: 0, end: 0.197 },
      { phone: 'g', start: 0.197, end: 0.26 },
      { phone: 'ow', start: 0.26, end: 0.458 },
    ])
  })

  it('tell where speech begins and ends, pauses inside it included', () => {
    expect(spokenPhones(phones).map(({ phone }) => phone)).toEqual(['g', 'ow', 'pau', 'ow'])
    expect(spokenPhones(readPhoneTimes(''))).toEqual([])
    expect(spokenPhones(readPhoneTimes('pau:0.5'))).toEqual([])
  })
})
