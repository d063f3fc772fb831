import { words } from './adversary.ts'

/** Words that the ear's lexicon of double meanings lists with their cues: who reads the source knows them. */
export const PUN_LEXICON_WORDS = words(
  `bar prison drink judge cell jail phone blood bank money river check chess king board pawn pitch ball sing key lock piano
  note scale climb fish record vinyl crime sharp knife mind flat tire draft beer wind army sentence court light heavy lamp
  ring fight finger gold match flame strike punch fist bowl charge battery crime shock cast movie bone bread butter dough
  oven cheese rat roast beef grill season salt shell gun beach shot camera clip reload suit tie card deck ship spade diamond
  coal club golf bat vampire fan crowd pool swim trunk car elephant drill dentist trap mouse nail hammer coffin`,
)
