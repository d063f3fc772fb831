import { describe, expect, it } from 'vitest'
import { createClipPlayer } from './clip-player.ts'
import { ClipError } from './clip-source.ts'
import { FakeContext } from './testing/fake-context.ts'

/** Lets everything that has already settled be heard. */
const settle = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve)
  })

function playerOn({ running = true, wakesLate = false } = {}) {
  const context = new FakeContext(running)
  let mayRun = running
  const sounding: boolean[] = []
  const loads: string[] = []
  let wake = (): void => undefined
  const player = createClipPlayer({
    context: () => context.asContext(),
    ensureRunning: () => Promise.resolve(mayRun),
    output: () => context.destination as unknown as AudioNode,
    load: (url) => {
      loads.push(url)
      return url === '/broken'
        ? Promise.reject(new ClipError('missing'))
        : Promise.resolve({ duration: 2 } as AudioBuffer)
    },
    decode: () => Promise.resolve({ duration: 1 } as AudioBuffer),
    wait: (pause) => {
      context.currentTime += pause / 1000
      return wakesLate ? new Promise((resolve) => void (wake = resolve)) : Promise.resolve()
    },
    onSounding: (on) => sounding.push(on),
  })
  const source = (index: number) => {
    const found = context.sources[index]
    if (found === undefined) throw new Error(`No source ${index} was started`)
    return found
  }
  return {
    context,
    player,
    sounding,
    loads,
    source,
    unblock: () => {
      mayRun = true
    },
    wake: () => {
      wake()
    },
  }
}

describe('the clip player', () => {
  it('loads, plays to the end and goes idle', async () => {
    const { player, source, sounding } = playerOn()
    const outcome = player.play('/a')
    expect(player.clip.getState()).toEqual({ status: 'loading', url: '/a' })
    await settle()
    expect(player.clip.getState()).toEqual({ status: 'playing', url: '/a' })
    source(0).end()
    await expect(outcome).resolves.toBe('ended')
    expect(player.clip.getState()).toEqual({ status: 'idle' })
    expect(sounding).toEqual([true, false])
  })

  it('plays one clip at a time: the next one stops the one before', async () => {
    const { player, source, sounding } = playerOn()
    const first = player.play('/a')
    await settle()
    const second = player.play('/b')
    await expect(first).resolves.toBe('stopped')
    await settle()
    expect(source(0).stopped).toBe(1)
    expect(player.clip.getState()).toMatchObject({ status: 'playing', url: '/b' })
    source(1).end()
    await expect(second).resolves.toBe('ended')
    expect(sounding).toEqual([true, false, true, false])
  })

  it('lets a clip that is still loading be overtaken without a sound', async () => {
    const { player, context } = playerOn()
    const first = player.play('/a')
    const second = player.play('/b')
    await expect(first).resolves.toBe('stopped')
    await settle()
    expect(context.sources).toHaveLength(1)
    player.stop()
    await expect(second).resolves.toBe('stopped')
  })

  it('shares the attempt when the same clip is asked for twice, loading or playing', async () => {
    const { player, loads, context, source } = playerOn()
    const first = player.play('/a')
    expect(player.play('/a')).toBe(first)
    await settle()
    expect(player.play('/a')).toBe(first)
    expect(loads).toEqual(['/a'])
    expect(context.sources).toHaveLength(1)
    source(0).end()
    await first
    void player.play('/a')
    await settle()
    expect(context.sources).toHaveLength(2)
  })

  it('says so when the browser blocks it, and plays once it may', async () => {
    const { player, unblock } = playerOn({ running: false })
    await expect(player.play('/a')).resolves.toBe('blocked')
    expect(player.clip.getState()).toEqual({ status: 'blocked', url: '/a' })
    unblock()
    void player.play('/a')
    await settle()
    expect(player.clip.getState()).toMatchObject({ status: 'playing' })
  })

  it('says what was wrong with a clip that cannot be had', async () => {
    const { player } = playerOn()
    await expect(player.play('/broken')).resolves.toBe('failed')
    expect(player.clip.getState()).toEqual({ status: 'failed', url: '/broken', problem: 'missing' })
  })

  it('tells the listener’s position: the clock since the start less the output latency, within the clip', async () => {
    const { player, context } = playerOn()
    expect(player.positionMs()).toBe(0)
    context.currentTime = 10
    context.outputLatency = 0.05
    void player.play('/a')
    await settle()
    expect(player.positionMs()).toBe(0)
    context.currentTime = 11.03
    expect(player.positionMs()).toBeCloseTo(950, 5)
    context.currentTime = 15
    expect(player.positionMs()).toBe(2000)
    player.stop()
    expect(player.positionMs()).toBe(0)
  })

  it('is idle after its end, also on a page that hears of its beginning too late', async () => {
    const { player, source, sounding, wake } = playerOn({ wakesLate: true })
    const outcome = player.play('/a')
    await settle()
    source(0).end()
    await expect(outcome).resolves.toBe('ended')
    wake()
    await settle()
    expect([player.clip.getState(), sounding]).toEqual([{ status: 'idle' }, []])
  })

  it('stops at once', async () => {
    const { player, source, sounding } = playerOn()
    const outcome = player.play('/a')
    await settle()
    player.stop()
    expect(player.clip.getState()).toEqual({ status: 'idle' })
    expect(source(0).stopped).toBe(1)
    await expect(outcome).resolves.toBe('stopped')
    expect(sounding).toEqual([true, false])
  })
})

describe('a voice that is heard while it still comes', () => {
  const chunk = { chunkMs: 0, durationMs: 1000, bytes: new ArrayBuffer(1) }
  const recording = { url: '/a', durationMs: 2000, lines: [{ endMs: 2000 }] }

  /** A player with such a voice, and how often it was told that the voice is heard. */
  function opened(options?: Parameters<typeof playerOn>[0]) {
    const stage = playerOn(options)
    let heard = 0
    const voice = stage.player.open('turn:1', () => {
      heard += 1
    })
    return { ...stage, voice, heard: () => heard, clip: () => stage.player.clip.getState() }
  }

  it('says nothing before it may, goes by its name, and then by its address', async () => {
    const { voice, source, sounding, loads, heard, clip, context } = opened()
    voice.add(chunk)
    await settle()
    expect([clip(), context.sources.length]).toEqual([{ status: 'loading', url: 'turn:1' }, 0])
    voice.start()
    await settle()
    expect([clip(), heard()]).toEqual([{ status: 'playing', url: 'turn:1' }, 1])
    voice.finish(recording)
    expect(clip()).toEqual({ status: 'playing', url: '/a' })
    await settle()
    expect(loads).toEqual(['/a'])
    source(0).end()
    source(1).end()
    await expect(voice.outcome).resolves.toBe('ended')
    expect([clip(), sounding]).toEqual([{ status: 'idle' }, [true, false]])
  })

  it('that the browser blocks says so under its address, so that Play Audio plays it', async () => {
    const { voice, clip, player, unblock } = opened({ running: false })
    voice.start()
    await expect(voice.outcome).resolves.toBe('blocked')
    voice.finish(recording)
    expect(clip()).toEqual({ status: 'blocked', url: '/a' })
    voice.stop()
    expect(clip()).toEqual({ status: 'blocked', url: '/a' })
    unblock()
    void player.play('/a')
    await settle()
    expect(clip()).toEqual({ status: 'playing', url: '/a' })
  })

  it('whose whole is needed and cannot be had has failed', async () => {
    const { voice, clip } = opened()
    voice.start()
    voice.finish({ ...recording, url: '/broken' })
    await expect(voice.outcome).resolves.toBe('failed')
    expect(clip()).toEqual({ status: 'failed', url: '/broken', problem: 'missing' })
  })

  it('is heard as far as it is there before it has failed', async () => {
    const { voice, source, clip } = opened()
    voice.add(chunk)
    voice.start()
    voice.finish({ ...recording, url: '/broken' })
    await settle()
    expect(clip()).toEqual({ status: 'playing', url: '/broken' })
    source(0).end()
    await expect(voice.outcome).resolves.toBe('failed')
  })

  it('is stopped at once, heard or not, by the player or by another clip', async () => {
    for (const started of [true, false]) {
      const { voice, player, clip } = opened()
      voice.add(chunk)
      if (started) voice.start()
      await settle()
      void player.play('/b')
      await expect(voice.outcome).resolves.toBe('stopped')
      voice.finish(recording)
      voice.stop()
      expect(clip()).toMatchObject({ url: '/b' })
    }
    const { voice, player, source } = opened()
    voice.add(chunk)
    voice.start()
    await settle()
    player.stop()
    await expect(voice.outcome).resolves.toBe('stopped')
    expect(source(0).stopped).toBe(1)
  })
})
