import { wordSet } from './lexicon/bases.ts'

const LIST = `
amateur ashes average bankrupt basic beg beneath bitter blank bleed bluff boring borrowed break broken bruise bury cartoon cheap
choke choking coffin collapse corpse counterfeit coward crash crawl crumble cry crying cracked crooked cringe crumb
dead decay decline defeat deflate delete demolish deserted disappear disgrace disposable dissolve drown drowning dull
dumb dump dusk dust embarrass embarrassed empty erase error evict exit expire expired extinct fade fail failing failure
fake fizzle flop fold fool forged forgotten fraud frail froze fumble garbage ghosted grave grief gutter hollow
homeless hopeless humble humbled ignore ignored imitation invisible irrelevant joke junk knockoff lame laughable lie liar
loser lost lukewarm melt mistake mumble muzzle nervous nonsense nothing null obsolete outdated outgrown outlast overdue
paste pathetic pawned perish plastic pointless poor postpone powder quit quiet regret reject rejected rental replaced retire
rotten rubble ruin runt rust scrap scraps second-hand shallow shatter shrink shrivel sink sinking slump smolder
snore spineless spoiled stale starve static stumble stutter stuttering suffer surrender tame tears terminate third-rate thin
toast tombstone torn toy trash tripped tumble twig unknown unread unwanted useless vanish void wannabe waste weak weep wilt
wither worn worthless wreck wreckage yawn yawning zero
`

/** Words that say what somebody is worth, or what becomes of them. This list is ours. */
export const PUT_DOWNS = wordSet(LIST)
