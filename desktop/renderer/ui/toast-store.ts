import { create } from 'zustand'

/** How long a toast stays by default. */
export const TOAST_DURATION_MS = 5000
/** How long a dismissed toast is kept before it is forgotten. */
const TOAST_REMOVE_DELAY_MS = 1_000_000
/** Toasts shown at a time. */
const TOAST_LIMIT = 1

export interface ToastContent {
  readonly title: string
  readonly description?: string
  readonly variant?: 'default' | 'destructive'
  /** A way on: a press closes the toast. */
  readonly action?: { readonly label: string; readonly onPress: () => void }
  /** Milliseconds on screen; Infinity stays until it is closed. */
  readonly durationMs?: number
}

export interface Toast extends ToastContent {
  readonly id: number
  readonly open: boolean
}

interface ToastStore {
  readonly toasts: readonly Toast[]
  /** Shows a toast in place of the one before it; answers with its id. */
  show(content: ToastContent): number
  dismiss(id: number): void
}

let lastId = 0

/** The toasts of the page. The newest takes the place of the one before it. */
export const useToasts = create<ToastStore>((set) => ({
  toasts: [],
  show: (content) => {
    lastId += 1
    const id = lastId
    set(({ toasts }) => ({ toasts: [{ ...content, id, open: true }, ...toasts].slice(0, TOAST_LIMIT) }))
    return id
  },
  dismiss: (id) => {
    set(({ toasts }) => ({
      toasts: toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)),
    }))
    setTimeout(() => {
      set(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }))
    }, TOAST_REMOVE_DELAY_MS)
  },
}))

/** Shows a toast from anywhere; answers with the way to take it down. */
export function toast(content: ToastContent): () => void {
  const id = useToasts.getState().show(content)
  return () => {
    useToasts.getState().dismiss(id)
  }
}
