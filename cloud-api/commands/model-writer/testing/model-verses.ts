/** Verses as a model might answer `FOUR_BARS` of shared/domain/verse/testing with, as Razor. */
export const PLAIN_VERSE = `You said your pen had fire, I can only see smoke
I have cut better cloth from a throwaway joke
You walk in the spot like a thread off the reel
I stitch up your mouth with a needle of steel
Your heart may be gold but the plating is thin
I peel back the shine and there's nothing within
The room never froze, you just left it ajar
I trimmed you for length and you still missed the bar`

export const OTHER_VERSE = `You talk about ease and you trip on the hem
Your rhymes come in pairs and I split both of them
A champion, you say, in a coat made for two
The sleeves are both empty and so is the view
You bring me a draft and you call it a crown
I mark it in red and I hand it back down
Big talk is a bolt that is shorter than planned
I measured your mouth and I cut it by hand`

/** Rhymes inside its lines too. */
export const DENSE_VERSE = `I measure your pleasure and sever the gold
Your leather and feather can't weather the cold
I tailor the failure the moment you fold
I alter your altar and salt the old mold
I clip it and rip it and strip it of light
I skin it and pin it and spin it up tight
You mutter and stutter, all butter, no bite
I cut through the clutter and shut you tonight`
