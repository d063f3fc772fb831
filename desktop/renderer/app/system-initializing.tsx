import { Logo } from '../ui/logo.tsx'

/** Shown while the page finds out who is there. index.html holds the same picture for the moment before the first script. */
export function SystemInitializing() {
  return (
    <div role="status" className="grid min-h-dvh place-items-center p-6 text-center">
      <div>
        <Logo on="ink" />
        <p className="display moving:animate-flicker mt-6 text-5xl sm:text-7xl">SYSTEM INITIALIZING</p>
      </div>
    </div>
  )
}
