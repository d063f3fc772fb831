import { couplets } from '../read-material.ts'

/** The tailor's shop, with long rhymes: one look at the coat and one at who is in it. */
export const RAZOR_CLOSE_WARDROBE = couplets(`
You flatten your vowels like you're ironing me / you burned your own collar, and that is the irony
You swore you'd eat me, swore you'd beat me / you tore on one pin, rather neatly
You brag of thread count, take the head count / there's one of yours, and he'll be led out
Your rage is rental, sentimental / the cut you got? Not accidental
You dress like a killer, I press, and it's pillow / one slit and the filler comes out in a billow
You call your past a tapestry / I flip it fast: a travesty
Below the armor it's a cardigan / I'm sorry, I won't hit that hard again
Your label says it: polyester / no king, just one more jolly jester
You call it creation, it's imitation / you took my coat with no alteration
Your tale was fabricated, dated / I feel the cloth, it's overrated
You said ahead of you lies traveling / I hold one thread: you're just unraveling
You're full of mutton, you're a glutton / you burst, and I've got just one button
Your hook today is loose crochet / I took one end: a long cliche
I cut the cover, it's upholstery / you padded chairs and call it poetry
You stood so still, a cheap mannequin / I brought the pins and you're panicking
You had your catwalk and your back talk / you end up outlined in my black chalk
You reckon your brand is the best in the land / I beckon you closer, it's all secondhand
You came disguised, full of surprises / I sized you up. You're two small sizes
You say you're shocking, all that talking / the only thing that runs: your stocking
You came insurgent, loud and urgent / one cup will do of my detergent
Your ego is inflatable / one pin makes it debatable
Your jacket's hardly wearable / the voice inside, unbearable
The tear you hide is mendable / the rest of you, expendable
The verse was quite forgettable / the trousers more regrettable
I found you in the drapery / your knees were weak and papery
They let you out in finery / that smells like someone's winery
Your loose hem isn't elegance / the proper word is negligence
The shoulders pad your confidence / there's no pad made for competence
You hang on me, an ornament / and think you're in a tournament
Your style is daylight robbery / hemmed in all round with snobbery
Your crown is cut-out royalty / your fans are rented loyalty
You rent a prince's livery / and stammer the delivery
I checked the cut of your jewelry / it's glass, it's plain tomfoolery
Go on and rush them, heedlessly / you stab your thumb so needlessly
You snarl at me so toothlessly / I bite the thread off ruthlessly
Some people try their hand at pressuring / I didn't once look up from measuring
That color isn't flattering / it's white, and your teeth are chattering
The smell of fear is lingering / it's your own collar you're fingering
You dressed it for publicity / I cut it to simplicity
`)
