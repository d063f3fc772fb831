/** jsdom lays nothing out, so nothing ever changes its size: what stands in for ResizeObserver there. */
export class StillObserver {
  observe(): void {
    // Nothing to see.
  }
  unobserve(): void {
    // Nothing to stop.
  }
  disconnect(): void {
    // Nothing to let go.
  }
}
