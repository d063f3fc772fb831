import { OfflineAudioContext } from 'node-web-audio-api'

/** An offline context whose clock the test moves while it plans ahead; what was planned is rendered at the end. */
export interface ClockedContext {
  readonly context: OfflineAudioContext
  readonly moveTo: (seconds: number) => void
  readonly render: () => Promise<Float32Array>
}

/** @param seconds how long it renders, on one channel */
export function clockedContext(seconds: number, rate: number): ClockedContext {
  const real = new OfflineAudioContext(1, seconds * rate, rate)
  let now = 0
  const context = new Proxy(real, {
    get: (target, key): unknown => {
      if (key === 'currentTime') return now
      const value: unknown = Reflect.get(target, key, target)
      return typeof value === 'function' ? (value.bind(target) as unknown) : value
    },
  })
  return {
    context,
    moveTo: (time) => {
      now = time
    },
    render: async () => (await real.startRendering()).getChannelData(0),
  }
}
