import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast-store.ts'

/** The verse that the end of the battle came before: given back, since nothing sends it by itself (BATTLE-11). */
export function UnsentVerse({ verse }: { readonly verse: string }) {
  const [copied, setCopied] = useState(false)
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(verse)
      setCopied(true)
    } catch {
      toast({ title: 'Copy failed', description: 'Please try again.', variant: 'destructive' })
    }
  }
  return (
    <section
      aria-labelledby="unsent"
      className="mb-6 max-w-lg border-4 border-ink bg-paper p-4 shadow-hard-sm"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="unsent" className="display pt-1 text-2xl">
          Not sent
        </h2>
        <Button size="small" tone="paper" onClick={() => void copy()}>
          {copied ? 'Copied' : 'Copy verse'}
        </Button>
      </div>
      <p className="prose mt-1">The end came first. This verse was not sent, so it did not score.</p>
      <p
        tabIndex={0}
        role="group"
        aria-label="The verse that was not sent"
        className="mt-3 max-h-40 overflow-y-auto border-l-8 border-you pl-3 text-lg leading-snug font-semibold whitespace-pre-line [font-stretch:80%]"
      >
        {verse}
      </p>
    </section>
  )
}
