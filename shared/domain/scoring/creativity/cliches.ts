/** Phrases (keys, apostrophes gone) that every second verse has: they earn nothing for originality. This list is ours. */
export const CLICHES: readonly string[] = `
spit fire|spitting fire|spit that fire|spit bars|spitting bars|drop bars|drop the mic|mic drop|rock the mic|grab the mic|on the mic
step to me|step up to me|come at me|try to test me|dont test me|you cant test me|best in the game|im the best|i am the best
the best rapper|number one|im number one|greatest of all time|the goat|im the goat|king of the game|king of rap|im the king
cant stop wont stop|cant stop me|no one can stop me|cant touch this|cant touch me|you cant see me|cant be beat|beat me
on top of the world|top of the game|to the top|reach for the stars|sky is the limit|skys the limit|shoot for the moon
cold as ice|hot as fire|hard as a rock|hard as rock|sharp as a knife|like a knife|light as a feather|quick as lightning
fast as lightning|strong as an ox|free as a bird|busy as a bee|blind as a bat|sly as a fox|good as gold|like a boss
like a king|like a beast|like a lion|like a dog|like a clown|like a baby|like a bird|like a fire|like a star|like a snake
like a g|like a rock|like a ghost|like a thief in the night|like a light|like fire|like ice|like water|like lightning|like a rocket
bring the heat|bring the pain|bring the house down|turn up the heat|too hot to handle|heart on my sleeve|blood sweat and tears
back in the day|from the block|in the hood|on the streets|from the streets|on the grind|rise and grind|get money|make money
stacking paper|paper chase|money in the bank|all about the money|living the dream|follow your dreams|follow my dreams
never give up|never back down|never gonna stop|keep it real|keeping it real|keep it a hundred|keep it one hundred
haters gonna hate|all my haters|fuck the haters|to all the haters|talk the talk|walk the walk|actions speak louder than words
at the end of the day|it is what it is|bet on that|you know what im saying|know what i mean|you know how we do
here we go|lets go|put your hands up|hands in the air|throw your hands up|make some noise|check the mic|one two one two
my name is|youre going down|you are going down|im going to win|i will win|ill destroy you|i will destroy you|youre a joke
you are a joke|your rhymes are weak|your flow is weak|you are weak|youre weak|you aint nothing|you are nothing|go home
go home to your mama|cry to your mama|mic check|lyrical miracle|lyrical spiritual|roses are red|violets are blue
`
  .trim()
  .split(/[|\n]/)
