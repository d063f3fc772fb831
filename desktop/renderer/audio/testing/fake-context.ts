/**
 * An AudioContext for tests of what real ones do only on other people's devices: block, sleep, be interrupted.
 * Its clock stands until the test moves it, and its sources end when the test says so.
 */
export class FakeContext extends EventTarget {
  state: AudioContextState = 'suspended'
  currentTime = 0
  outputLatency = 0
  baseLatency = 0
  readonly sampleRate = 48_000
  readonly destination = new FakeNode()
  readonly sources: FakeSource[] = []
  resumes = 0
  /** Whether resume() succeeds. */
  lets: boolean

  constructor(lets: boolean) {
    super()
    this.lets = lets
  }

  resume(): Promise<void> {
    this.resumes += 1
    if (!this.lets) return new Promise(() => undefined)
    this.moveTo('running')
    return Promise.resolve()
  }

  moveTo(state: AudioContextState): void {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }

  createBuffer(): AudioBuffer {
    return {} as AudioBuffer
  }

  createBufferSource(): FakeSource {
    const source = new FakeSource()
    this.sources.push(source)
    return source
  }

  /** The context as the code under test knows it: only what is above may be called. */
  asContext(): AudioContext {
    return this as unknown as AudioContext
  }
}

class FakeNode extends EventTarget {
  connect(): void {
    // A fake graph has no sound to carry.
  }
  disconnect(): void {
    // Nor to cut off.
  }
}

export class FakeSource extends FakeNode {
  buffer: AudioBuffer | null = null
  started = 0
  stopped = 0

  start(): void {
    this.started += 1
  }

  stop(): void {
    this.stopped += 1
    this.end()
  }

  end(): void {
    this.dispatchEvent(new Event('ended'))
  }
}
