import { type ComponentType, type ReactElement, Suspense, memo, useId } from 'react'
import { type CharacterId } from '#shared/domain/character/character.ts'
import { late } from '../late.tsx'
import { type PortraitProps } from './portrait-types.ts'
import { Plate } from './screen-print.tsx'
import './portrait.css'

type Drawing = ComponentType<PortraitProps>

const LOADS: Record<CharacterId, () => Promise<Drawing>> = {
  razor: async () => (await import('./razor-portrait.tsx')).RazorPortrait,
  venom: async () => (await import('./venom-portrait.tsx')).VenomPortrait,
  silk: async () => (await import('./silk-portrait.tsx')).SilkPortrait,
  cypher: async () => (await import('./cypher-portrait.tsx')).CypherPortrait,
}

/** A drawing that does not come leaves its plate empty; the page goes on without it. */
const drawing = (load: () => Promise<Drawing>): Drawing =>
  late(load, ({ props }) => <EmptyPlate className={props.className} />)

const DRAWINGS: Record<CharacterId, Drawing> = {
  razor: drawing(LOADS.razor),
  venom: drawing(LOADS.venom),
  silk: drawing(LOADS.silk),
  cypher: drawing(LOADS.cypher),
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
export const Portrait = memo(function Portrait({
  character,
  ...props
}: PortraitProps & { readonly character: CharacterId }): ReactElement {
  const Drawing = DRAWINGS[character]
  return (
    <Suspense fallback={<EmptyPlate className={props.className} />}>
      <Drawing {...props} />
    </Suspense>
  )
})

function EmptyPlate({ className = '' }: { readonly className?: string | undefined }): ReactElement {
  return (
    <svg viewBox="0 0 600 720" className={`portrait ${className}`.trim()} aria-hidden>
      <Plate id={`portrait${useId()}`} />
    </svg>
  )
}
