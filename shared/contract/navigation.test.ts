import { describe, expect, it } from 'vitest'
import { isScreenPath } from './navigation.ts'

describe('isScreenPath', () => {
  it.each(['/', '/battle', '/battle/', '/Battle', '/battle/1', '/battle/1/', '/settings'])(
    'knows %s',
    (path) => {
      expect(isScreenPath(path)).toBe(true)
    },
  )

  it.each(['', '//', '/battle//', '/battles', '/battle/1/2', '/foo/bar', '/setting', '/settings/x'])(
    'does not know %j',
    (path) => {
      expect(isScreenPath(path)).toBe(false)
    },
  )
})
