import { type ComponentType, type LazyExoticComponent, type ReactElement, Suspense, lazy, useId } from 'react'
import { type CharacterId } from '#shared/domain/character/character.ts'
import { type PortraitProps } from './portrait-types.ts'
import { Plate } from './screen-print.tsx'
import './portrait.css'

type Drawing = ComponentType<PortraitProps>

const LOADS: Record<CharacterId, () => Promise<{ default: Drawing }>> = {
  razor: async () => ({ default: (await import('./razor-portrait.tsx')).RazorPortrait }),
  venom: async () => ({ default: (await import('./venom-portrait.tsx')).VenomPortrait }),
  silk: async () => ({ default: (await import('./silk-portrait.tsx')).SilkPortrait }),
  cypher: async () => ({ default: (await import('./cypher-portrait.tsx')).CypherPortrait }),
}

const DRAWINGS: Record<CharacterId, LazyExoticComponent<Drawing>> = {
  razor: lazy(LOADS.razor),
  venom: lazy(LOADS.venom),
  silk: lazy(LOADS.silk),
  cypher: lazy(LOADS.cypher),
}

/** Fetches a character's drawing ahead of its first appearance. */
export async function preloadPortrait(character: CharacterId): Promise<void> {
  await LOADS[character]()
}

/**
 * An opponent, drawn at the size of its container (5:6). Each drawing is a chunk of its own and comes when it is
 * first shown; the empty plate holds its place. A page that opens with one (the landing page) imports that
 * character's own component instead, so that it is there at once.
 */
export function Portrait({
  character,
  ...props
}: PortraitProps & { readonly character: CharacterId }): ReactElement {
  const Drawing = DRAWINGS[character]
  return (
    <Suspense fallback={<EmptyPlate className={props.className} />}>
      <Drawing {...props} />
    </Suspense>
  )
}

function EmptyPlate({ className = '' }: { readonly className?: string | undefined }): ReactElement {
  return (
    <svg viewBox="0 0 600 720" className={`portrait ${className}`.trim()} aria-hidden>
      <Plate id={`portrait${useId()}`} />
    </svg>
  )
}
