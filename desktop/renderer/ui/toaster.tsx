import { Toast as Radix } from 'radix-ui'
import { cx } from './cx.ts'
import { TOAST_DURATION_MS, useToasts, type Toast } from './toast-store.ts'

const SWIPE_THRESHOLD_PX = 50

/** Where toasts are shown; stands once in the app. F8 moves the focus to them, a swipe to the right sends them off. */
export function Toaster() {
  const toasts = useToasts((store) => store.toasts)
  return (
    <Radix.Provider duration={TOAST_DURATION_MS} swipeDirection="right" swipeThreshold={SWIPE_THRESHOLD_PX}>
      {toasts.map((toast) => (
        <ToastPlate key={toast.id} toast={toast} />
      ))}
      <Radix.Viewport
        hotkey={['F8']}
        className="toasts fixed inset-x-0 top-0 z-50 flex w-full flex-col gap-2 p-3 empty:hidden md:inset-x-auto md:top-auto md:right-0 md:bottom-0 md:max-w-[420px] md:p-5"
      />
    </Radix.Provider>
  )
}

function ToastPlate({ toast }: { readonly toast: Toast }) {
  const dismiss = useToasts((store) => store.dismiss)
  const { id, open, title, description, action, durationMs = TOAST_DURATION_MS } = toast
  const destructive = toast.variant === 'destructive'
  return (
    <Radix.Root
      open={open}
      onOpenChange={(next) => {
        if (!next) dismiss(id)
      }}
      duration={durationMs}
      type={destructive ? 'foreground' : 'background'}
      className={cx(
        'moving:animate-rise flex items-start gap-4 border-4 border-ink px-3 pr-1 lg:p-4 lg:pr-2 outline-2 outline-paper',
        'data-[swipe=cancel]:translate-x-0 data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
        destructive ? 'ground-foe' : 'ground-paper',
      )}
    >
      <div className="flex min-w-0 grow flex-wrap items-baseline gap-x-3 py-2.5 lg:block lg:py-0">
        <Radix.Title className="display pt-1 text-xl lg:text-2xl">{title}</Radix.Title>
        {description === undefined ? null : (
          <Radix.Description className="prose break-words lg:mt-1.5">{description}</Radix.Description>
        )}
        {action === undefined ? null : (
          <Radix.Action
            altText={action.label}
            onClick={action.onPress}
            className="display mt-3 min-h-10 bg-ink px-3 pt-2 pb-1.5 text-lg text-paper"
          >
            {action.label}
          </Radix.Action>
        )}
      </div>
      <Radix.Close aria-label="Close" className="display min-h-11 min-w-11 shrink-0 text-2xl">
        ×
      </Radix.Close>
    </Radix.Root>
  )
}
