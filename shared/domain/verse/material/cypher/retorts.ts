import { turns } from '../read-material.ts'

/** Couplets that quote whatever the player said: any word, any noun, a whole clause, the last rhyme. */
export const CYPHER_RETORTS = turns(`
any | Keyword detected: "{word}". It scored / the same as a fork on an ironing board
any | You entered "{word}". Did you mean "retreat" / autocorrect finished your thought, incomplete
any | I searched the whole archive for "{word}" and for you / the word got a million results. You got two
any | "{word}" is a variable. You left it unset / it now holds the sum of your outstanding debt
any | I multiplied "{word}" by the talent you've shown / the product was zero, it's null on its own
any | I ran "{word}" in slow motion nine hundred times / it's still just a word that you left near your rhymes
any | Highlighting "{word}". Applying the test / it failed in four fractions and lied on the rest
any | Add "{word}" to "{word2}" and divide by your skill / the answer's undefined and it's growing still
any | Cross-checking "{word}" with the "{word2}" you claimed / no match was returned and the index was shamed
any | "{claim}": assertion failed, line four / expected: a rapper. Received: a closed door
any | "{claim}". Fact-checked: untrue / two sources were cited and both sources were you
any | I logged "{claim}" as noise in the feed / then filtered the noise, there was nothing to read
any | "{claim}", prints the label machine / the sticker's been placed on the trash can, unseen
any | "{claim}". I have searched for a source / returned: one result, and the source was a horse
any | You posted "{claim}" and requested a star / one person has rated it "so-so, so far"
any | "{claim}": translation complete / the nearest expression I have is "retreat"
any | "{word}": detected, corrected, rejected / the section you've selected is unprotected
any | Computing your "{word}": it's minute, it is moot / I mute it, reroute it, reboot, execute
any | I scanned what you planned about "{word}", it was bland / expand and withstand it? You can't understand
any | Query: "{word}" and "{word2}". Theory: dreary / response from the crowd: insincerely cheery
any | "{claim}": overstated, inflated / the data, once weighted, was quickly outdated
any | I scored what you roared about "{word}", I was bored / it's stored on a board of the poor and ignored
any | "{claim}". Request put on hold / position in queue: until you are old
any | "{claim}". Auto-expires today / the storage has better things it could display
any | "{claim}". Accuracy: three / out of a hundred. The hundred was me
any | "{claim}". There's a form with your name / declined at the desk of the hall of fame
any | "{claim}". I've muted the sound / and kept you as wallpaper, facing the ground
any | "{claim}". Do you wish me to stop / the laughter auto-plays again from the top
any | "{claim}". The servers went down / from laughing. They're back. They've moved out of town
any | "{claim}". Pending. In doubt / I've tested it twice and the lights have gone out
any | "{claim}" was flagged by the filter for lies / it filters out little, it's mainly for flies
any | I ran "{word}" backward, and forward as well / both ways it arrives at an empty cell
any | I read every "{word}" that you said, and instead / of a thread there's a dead-end with lead in its head
any | "{claim}": detected, respected by none / infected, neglected, corrected, and done
any | "{claim}": distorted, unsorted, aborted / the sort of a thought that is rarely supported
noun | You list your own {noun} as a source of your might / I found {it} compressed to a third of a byte
noun | Your {noun} returned an exception: too weak / I caught it and logged it and patched up the leak
noun | Your {noun} and your {noun2} were both scanned at the door / detected: one toy and some lint from a drawer
noun | I cloned your own {noun} in a second or less / the copy {is} better, I had to compress
noun | The state of your {noun} is outdated, deflated / I waited, I stated it's overly rated
noun | Your {noun} {is} a byte of the spite that you write / I cite it, delete it, and light up the site
noun | I downloaded your {noun}, it was terribly slow / for one empty folder entitled "the show"
noun | I indexed your {noun} by the weight and the grain / the nearest known match is a lint-covered drain
noun | Your {noun} {was} the lowest result overall / between "decorative gourd" and "a crack in the wall"
noun | I routed your {noun} through a single wire / it came out as "help", in a smaller attire
noun | You stored all your {noun} in a single bit / I offered you two and you'd nothing to fit
noun | I emailed your {noun} to the Bureau of Air / they sent me a form saying "nothing is there"
noun | I mapped out your {noun} for its shape and its place / a dot on a dot on a dot in deep space
noun | I measured your {noun} from the floor to the sky / the sky was amused and the floor wondered why
noun | You offered your {noun} as the sum of the whole / the whole is a rounding mistake and a hole
noun | I audited {noun} of yours, line by line / the ledger says "borrowed", the interest is mine
noun | I ran a full search on your {noun}. I am done / the number of results is fewer than one
noun | I trace every base of your {noun}, and the space / is a case of displacement with no interface
noun | Your {noun} and your {noun2}: I scanned them and canned them / expanded, then banned them; no fan would demand them
echo | Last token: "{last}". Nearest neighbor: {tail} / your verse was reclassified: {tail2}
echo | Translating your "{last}" into truth gives me {tail} / translating your name: {tail2}
echo | Search result for "{last}": {tail} / search result for you is {tail2}
echo | I swapped out your "{last}" in the text for {tail} / it parsed the same way with {tail2}
echo | Autocomplete offered for "{last}": {tail} / autocomplete offered for you: {tail2}
echo | "{word}" plus "{last}" equals {tail} / the rest of your value: {tail2}
echo | Rhymes within reach: {tail}, {tail2}, {tail3} / you had the whole list, and your "{last}" left me {tail4}
`)
