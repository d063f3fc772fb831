const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/))

/** Keys (no apostrophes) of words that carry grammar. They are said without stress inside a line. */
export const FUNCTION_WORDS = words(`
a an the this that these those some any no every each either neither both all such another other
i me my mine myself you your yours yourself u ur ya he him his himself she her hers herself it its itself
we us our ours ourselves they them their theirs themselves em yall who whom whose which what whatever one ones
of in on at by for from to with without within into onto upon over under above below between through thru during before
after against about around across along among behind beside besides beyond near off out outta past per since till til
until toward towards up down as than like via
and or but nor so yet if because cause cuz cus coz though tho although while when whenever where wherever why how whether
unless then
am is are was were be been being do does did done doing have has had having will would shall should can could may might
must ought cannot gonna gotta wanna tryna finna boutta aint
im ive ill id youre youve youll youd hes hed hell shes shed shell its itll were weve well wed theyre theyve theyll theyd
thats theres heres whats whos wheres hows lets
dont doesnt didnt isnt arent wasnt werent wont wouldnt cant couldnt shouldnt havent hasnt hadnt mustnt
coulda woulda shoulda kinda sorta lotta lemme gimme ima imma
not too very just only even also still again ever never there here now more most much many less least few own same quite almost maybe perhaps instead else away apart aside together
da dat dis dem tha wit wid bout
`)

/** Keys of sounds that fill a bar and say nothing. */
export const FILLERS = words(`
yo yeah yea yuh ya uh uhh um ah ahh oh ooh ay ayy aye hey huh hmm la na woo brr skrrt skrt grr okay ok check listen
`)

/** Fillers that are no words: nobody ends a bar on one to rhyme with it. */
const SOUNDS = words(`
yeah yea yuh uh uhh um ay ayy woo hmm mm mhm brr brrr brrt grr grrah skrr skrra skrrt skrt
`)
/** The sounds of engines, guns and cold, however they are spelled: "brrrap", "grraah", "skrrrt". */
const RATTLE = /^(?:[bg]rr|skrr)/

/** Whether a key is a sound and no word. */
export const isSound = (key: string): boolean => SOUNDS.has(key) || RATTLE.test(key)

/** Fillers that call out; a bar may end on them and rhyme ("hey / day"). */
export const CALLS = words('yo ya ah ahh oh ooh aye hey huh')

/** Keys of what is thrown in beside a bar, in brackets: sounds, and words that nobody means there. */
export const AD_LIBS: ReadonlySet<string> = new Set([
  ...FILLERS,
  ...words(`
what wo whoa woah wow ha haha hah heh ayo gang facts bang pow boom bow brrt brrr grrah skrr sheesh nah nope yup yep mhm mm ew
damn bruh ice right true lets go come on cmon get it turn up
`),
])
