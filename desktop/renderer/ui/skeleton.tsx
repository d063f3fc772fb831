import { cx } from './cx.ts'

/** The shape of what is on its way. Size it by class; the text around it says that it loads. */
export function Skeleton({ className }: { readonly className?: string }) {
  return <span aria-hidden className={cx('moving:animate-flicker block bg-grey/40', className)} />
}
