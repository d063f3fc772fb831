import { pick, type Adversary } from './adversary.ts'

const TEXTS: Readonly<Record<string, readonly string[]>> = {
  news: [
    `The city council voted on Tuesday to repair the bridge over the northern canal, which has been closed since a truck damaged
two of its pillars in March. Work is expected to take eleven weeks. Residents of the district have complained about the long
detour, and shop owners say that fewer customers come by. The mayor said that the budget leaves room for a second lane.`,
    `A storm that crossed the coast overnight left about nine thousand homes without power, the regional operator said. Crews
were repairing lines on Sunday morning, but strong winds slowed them down. Nobody was hurt. Schools will stay closed on Monday
while the roads are cleared of branches, and the ferry to the islands will not run before the evening.`,
  ],
  recipe: [
    `Heat the oven to two hundred degrees. Slice the onions and fry them in butter until they are soft. Stir in the flour and
let it brown for a minute, then add the stock a little at a time. Season with salt, pepper and thyme. Pour everything into a
dish, cover it with bread and cheese and bake it until the top is golden.`,
    `Wash the rice until the water runs clear and leave it to drain. Mix the vinegar with sugar and salt in a small pan and warm
it gently. Cook the rice with the lid on for twelve minutes, take it from the heat and let it rest. Fold in the vinegar with a
wooden spoon, cover the bowl with a damp cloth and wait until it has cooled.`,
  ],
  letter: [
    `Hi Sandra, thank you for sending over the slides yesterday. I went through them this morning and only have two small
remarks. On page four the numbers for last quarter do not match the table, and the title of the last page has a typo. Could you
change both before the meeting on Thursday? I will book the room and order lunch for everybody. Best regards, Tom`,
    `Dear neighbours, we are going to celebrate my daughter's birthday on Saturday afternoon and there may be some noise until
about nine in the evening. If it gets too loud please ring the bell or call me. You are all welcome to come down to the yard for
cake and coffee. Please do not park in front of the gate, because the caterer needs to unload there. See you soon, Elena`,
  ],
  story: [
    `When my grandfather was young he worked on a boat that carried coal down the river. He slept on the deck in the summer and
in the winter he stayed with a family near the harbour. One night the rope broke and the boat drifted as far as the mill before
anyone noticed. He used to tell us that story every time it rained, and we never got tired of hearing it.`,
    `Last week I took the wrong bus and ended up on the other side of town. My phone was dead, so I walked into a bakery and
asked the woman behind the counter for directions. She drew me a map on a paper bag and gave me a roll because she was closing
anyway. I got home two hours late, but it was one of the nicest evenings that I have had in a long time.`,
  ],
  manual: [
    `Before you assemble the shelf, check that all parts are in the box. Place the two side panels on a soft surface so that they
are not scratched. Push the wooden pins into the holes and tighten the screws by hand. Do not use a power tool. When both sides
stand upright, slide the back panel into the groove and fasten it with the small nails that are provided.`,
  ],
  speech: [
    `I really do not know what to say about this, because I have never been in a situation like it before. I mean, it is a lot of
money and there are many people who could use it more than we can. But on the other hand somebody has to make a decision, and if
we wait until next year there might be nothing left to decide. That is how I see it, anyway.`,
  ],
}

/** As many bars as asked, of about nine words, or all the text has; without line ends on request. */
function laid(text: string, bars: number): string {
  const all = text.split(/\s+/)
  return Array.from({ length: Math.min(bars, Math.ceil(all.length / 9)) }, (_, index) =>
    all.slice(index * 9, index * 9 + 9).join(' '),
  ).join('\n')
}

/** What people write that is no verse. */
export const PROSE: readonly Adversary[] = Object.entries(TEXTS).flatMap(([name, texts]) => [
  { name: `prose: ${name}, in lines`, make: ({ dice, bars }) => ({ text: laid(pick(dice, texts), bars) }) },
  {
    name: `prose: ${name}, in one piece`,
    make: ({ dice, bars }) => ({ text: laid(pick(dice, texts), bars).replaceAll('\n', ' ') }),
  },
])
