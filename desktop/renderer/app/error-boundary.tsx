import { Component, type ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { NoticeCard } from './notice-card.tsx'

interface ErrorBoundaryProps {
  readonly children: ReactNode
  /** Another value clears the error: the address, say. */
  readonly resetOn?: string
}

interface ErrorBoundaryState {
  readonly failed: boolean
  readonly resetOn: string | undefined
}

/** Catches what breaks while drawing, and offers to draw it again. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false, resetOn: this.props.resetOn }

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { failed: true }
  }

  static getDerivedStateFromProps(
    { resetOn }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return resetOn === state.resetOn ? null : { failed: false, resetOn }
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children
    return (
      <ErrorFallback
        onRetry={() => {
          this.setState({ failed: false })
        }}
      />
    )
  }
}

function ErrorFallback({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <NoticeCard
      title="Something went wrong"
      stamp="Oof"
      actions={
        <>
          <Button tone="you" onClick={onRetry}>
            Try again
          </Button>
          <Button
            tone="paper"
            onClick={() => {
              window.location.reload()
            }}
          >
            Reload page
          </Button>
        </>
      }
    >
      <p role="alert">An unexpected error occurred while rendering this component.</p>
    </NoticeCard>
  )
}
