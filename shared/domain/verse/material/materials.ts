import type { CharacterId } from '../../character/character.ts'
import { CYPHER } from './cypher/cypher.ts'
import type { CharacterMaterial } from './material.ts'
import { RAZOR } from './razor/razor.ts'
import { SILK } from './silk/silk.ts'
import { VENOM } from './venom/venom.ts'

/** What each character has to say. */
export const MATERIALS: Readonly<Record<CharacterId, CharacterMaterial>> = {
  razor: RAZOR,
  venom: VENOM,
  silk: SILK,
  cypher: CYPHER,
}
