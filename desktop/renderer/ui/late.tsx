import { Component, lazy, type ComponentType, type ReactNode } from 'react'
import { NetworkError } from '../api/api-error.ts'

/** Draws what stands in place of a part whose code did not come; `retry` asks for it again. */
type DrawMissing<Props> = (missing: {
  readonly error: NetworkError
  readonly retry: () => void
  readonly props: Props
}) => ReactNode

interface LateState {
  readonly error?: unknown
}

/**
 * A component whose code comes when it is first drawn, within a Suspense. Code that does not come - the server is down,
 * or runs another build by now - is asked for again by whoever draws the component next, or presses `retry`: `lazy`
 * alone would fail for as long as the page lives, and take all around it along.
 */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  drawMissing: DrawMissing<Props>,
): ComponentType<Props> {
  const ask = () =>
    lazy(async () => {
      try {
        return { default: await load() }
      } catch (cause) {
        throw new NetworkError(cause)
      }
    })
  let Part: ComponentType<Props> = ask()

  return class Late extends Component<Props, LateState> {
    override state: LateState = {}

    static getDerivedStateFromError(error: unknown): LateState {
      return { error }
    }

    override componentDidCatch(error: unknown): void {
      if (error instanceof NetworkError) Part = ask()
    }

    readonly retry = (): void => {
      this.setState({ error: undefined })
    }

    override render(): ReactNode {
      const { error } = this.state
      if (error === undefined) return <Part {...this.props} />
      if (error instanceof NetworkError) return drawMissing({ error, retry: this.retry, props: this.props })
      throw error
    }
  }
}
