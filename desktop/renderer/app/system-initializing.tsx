import { MAIN_ID } from '../ui/skip-link.tsx'

/**
 * Shown while the page finds out who is there. index.html holds the same picture for the moment before the first
 * script: keep the two alike.
 */
export function SystemInitializing() {
  return (
    <main id={MAIN_ID} className="grid min-h-dvh place-items-center p-4 text-center">
      <div role="status" className="max-w-full">
        <h1 className="misprint moving:animate-flicker display mx-auto max-w-[6em] text-[min(17vw,11rem)]">
          SYSTEM INITIALIZING
        </h1>
      </div>
    </main>
  )
}
