import { type ReactElement, memo } from 'react'
import { type AvatarState } from './portrait-types.ts'
import { CROWD, FOE, Halftone, INK } from './screen-print.tsx'

const X = 304
const Y = 300
const RADIUS = 258

/** What is printed over the plate for where the fight stands, behind the character. */
export const StatePlate = memo(function StatePlate({
  id,
  state,
}: {
  readonly id: string
  readonly state: AvatarState
}): ReactElement | null {
  switch (state) {
    case 'READY':
      return null
    case 'BATTLING':
      return (
        <>
          <path d={INNER_RAYS} fill={INK} />
          <path d={OUTER_RAYS} fill={FOE} />
        </>
      )
    case 'ANGRY':
      return (
        <>
          <path d={BURST} fill={INK} transform="translate(10 10)" />
          <path d={BURST} fill={FOE} stroke={INK} strokeWidth="8" strokeLinejoin="round" />
          <circle cx={X} cy={Y} r={RADIUS - 30} fill={`url(#${id}tone)`} opacity=".55" />
        </>
      )
    case 'VICTORY':
      return (
        <>
          <circle cx={X} cy={Y} r={RADIUS} fill={CROWD} />
          <path d={INNER_RAYS} fill={FOE} />
          <circle cx={X} cy={Y} r={RADIUS - 60} fill={`url(#${id}disc)`} opacity=".5" />
        </>
      )
    case 'DEFEATED':
      return (
        <>
          <Halftone id={`${id}dusk`} fill={INK} pitch={9} radius={4.1} />
          <circle cx={X} cy={Y} r={RADIUS} fill={`url(#${id}dusk)`} />
        </>
      )
  }
})

/** A place on a circle around the middle of the plate. */
const onCircle = (radius: number, turn: number): string =>
  `${Math.round(X + radius * Math.sin(turn * 2 * Math.PI))} ${Math.round(Y - radius * Math.cos(turn * 2 * Math.PI))}`

const RAY_COUNT = 20
/** Rays from one circle to another, each over a share of its part of the turn. */
const raysBetween = (inner: number, outer: number, from: number, to: number): string =>
  Array.from({ length: RAY_COUNT }, (_, ray) => {
    const at = (radius: number, share: number) => onCircle(radius, (ray + share) / RAY_COUNT)
    return `M${at(inner, from)}L${at(outer, from)}A${outer} ${outer} 0 0 1 ${at(outer, to)}L${at(inner, to)}Z`
  }).join('')
const INNER_RAYS = raysBetween(RADIUS - 56, RADIUS + 1, 0.26, 0.74)
const OUTER_RAYS = raysBetween(RADIUS - 2, RADIUS + 38, -0.26, 0.26)

const SPIKE_COUNT = 20
const BURST = `M${Array.from({ length: SPIKE_COUNT }, (_, spike) =>
  [
    onCircle(spike % 2 === 0 ? 300 : 284, spike / SPIKE_COUNT),
    onCircle(230, (spike + 0.5) / SPIKE_COUNT),
  ].join('L'),
).join('L')}Z`
