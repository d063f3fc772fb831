import { couplets } from '../read-material.ts'

/** The operating table, with long rhymes: one thought, opened and closed in two bars. */
export const RAZOR_CLOSE_WARD = couplets(`
You rush as if there's an emergency / the patient's dead, so why the urgency
You swear it's yours, and that is perjury / hold out the hand, it's minor surgery
You rhyme, they sleep, it's so pathetic / I save a heap on anesthetic
You'll need a bandage for the damage / you start the fights you cannot manage
You run on claps and flattery / I just took out the battery
It hardly takes pathology / you rap like you're owed an apology
The nurse says that your verse is critical / the doctor's worse, he says it's pitiful
You're in my jar, a little specimen / you said you'd school me. Where's the lesson, then
You swore there's steel inside your skeleton / I peel the skin, and it's all gelatin
You talk of depth and speak with gravity / I looked inside: it's just a cavity
You swore that you would be phenomenal / I hurt from laughing, it's abdominal
I looked inside and found no remedy / you're ill with you, your own worst enemy
I wrote you a note, it's a simple prescription / "say nothing till Monday", that's the whole description
Your verse has neither point nor texture / it ends mid-lecture on a stretcher
You walked in with expensive flair / you're wheeled off to intensive care
You dreamed of death in high society / I did it here and rather quietly
They said you were unbeatable / the doctor says it's treatable
I looked inside your cranium / and watered the geranium
You rage, so diabolical / I split you like a follicle
They told you once that it was beautiful / I pushed it back and trimmed the cuticle
You shout it from your pinnacle / I whisper, and it's clinical
I put you under, dreamlessly / and took your name out seamlessly
That isn't heat, humidity / you're sweating from timidity
You wanted love and reverence / I brought the knife for severance
Stand there all evening, dithering / my look is short and withering
`)
