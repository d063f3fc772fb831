import { type ComponentType } from 'react'

/** A screen and the addresses it answers to; signed-in players only. */
export interface AppRoute {
  readonly path: string
  readonly Screen: ComponentType
}

/** The screens of a signed-in player, each loaded when it is first opened. */
export const ROUTES: readonly AppRoute[] = []
