/** Phrases that everybody has, without apostrophes and with contractions undone or not: both are heard. This list is ours. */
export const CLICHES: readonly string[] = `
spit fire|spit that fire|spit hot fire|spit bars|drop bars|drop the mic|mic drop|rock the mic|grab the mic|check the mic|mic check
one two one two|bars for days|lyrical miracle|lyrical spiritual|spiritual miracle|here to say|my name is and i am here
step to me|step up to me|come at me|try to test me|do not test me|you can not test me|come for my crown|bow down|take the throne
best in the game|the best rapper|best rapper alive|greatest of all time|the goat|king of the game
king of rap|i am the king|king of the hill|top of the game|top of the world|on top of the world|way to the top
run this town|run this city|run the game|can not stop will not stop|can not stop me|no one can stop me
can not touch this|can not touch me|you can not see me|can not be beat|can not be stopped|too hot to handle|on another level
next level|in a league of my own|force to be reckoned with|legend in the making|living legend|born to win|made for this|born ready
reach for the stars|sky is the limit|shoot for the moon|shoot for the stars|follow your dreams|follow my dreams|chase my dreams
chase your dreams|live the dream|live my best life|dream come true|never give up|never back down|never gonna stop|never going to quit
keep it real|keep it a hundred|keep it one hundred|keep it moving|real deal|real recognize real|haters gonna hate|haters going to hate
all my haters|to all the haters|talk the talk|walk the walk|all bark and no bite|actions speak louder than words|talk is cheap
money talks|time is money|money in the bank|all about the money|get money|make money|stack paper|paper chase|get that bread
rise and grind|on the grind|on my grind|hustle hard|hard work pays off|no pain no gain|blood sweat and tears|paid my dues|pay my dues
start from the bottom|come from the bottom|rags to riches|start from nothing|come from nothing|look at me now|came a long way
come a long way|back in the day|from the block|in the hood|on the streets|from the streets|straight from the streets|school of hard knocks
heart on my sleeve|open book|heart of gold|heart of stone|nerves of steel|ice in my veins|fire in my belly|fire in my eyes
cold as ice|hot as fire|hard as a rock|hard as rock|solid as a rock|hard as nails|tough as nails|sharp as a knife|sharp as a tack
light as a feather|quick as lightning|quick as a flash|fast as lightning|fast as light|strong as an ox|free as a bird|busy as a bee
blind as a bat|sly as a fox|good as gold|cool as a cucumber|clear as day|clear as crystal|dead as a doornail|fit as a fiddle
right as rain|pretty as a picture|white as snow|black as night|dark as night|high as a kite|sick as a dog|drunk as a skunk|deaf as a post
easy as pie|easy as abc|old as time|old as the hills|flat as a pancake|stubborn as a mule|quiet as a mouse
proud as a peacock|happy as a clam|snug as a bug|slippery as an eel|smooth as silk|smooth as butter|soft as silk|sweet as honey
like a boss|like a king|like a queen|like a beast|like a lion|like a tiger|like a dog|like a clown|like a baby|like a bird|like a fire
like a star|like a snake|like a g|like a pro|like a champ|like a rock|like a ghost|like a thief in the night|like a light|like fire|like ice
like water|like lightning|like a rocket|like a rolling stone|like a bat out of hell|like a fish out of water|like a moth to a flame
like there is no tomorrow|like it is my last|like a bull in a china shop|like taking candy from a baby|like a knife through butter|like a glove
fit like a glove|like the titanic|like a hurricane|like a storm|like a wrecking ball|like a ton of bricks|like a machine|like no other
bring the heat|bring the pain|bring the house down|turn up the heat|feel the heat|play with fire|fuel to the fire|light it up|burn it down
burn it to the ground|set it on fire|blow your mind|blow up the spot|tear it up|shut it down|turn it up
knock you out|down for the count|out like a light|six feet under|dead and gone|dead man walking|rest in peace
send you pack|kick you to the curb|put you in your place|teach you a lesson|learn your lesson
eat you for breakfast|eat you alive|eat rapper like you for breakfast|rapper like you for breakfast|have you for lunch
go home to your mama|cry to your mama|run to your mama|cry like a baby|cry me a river|run for the hills
can run but you can not hide|watch your back|watch your step|watch your mouth|better watch out|shake in your boots|out of your league
in over your head|bite off more than you can chew|write checks you can not cash|all talk no action|you are a joke
you are going down|you ai not nothing
your rhymes are weak|rhymes are so weak|your flow is weak|flow is wack|rhymes are wack|you ai not ready|ai not ready for|not ready for this
not on my level|on my level|stay in your lane|know your place|back to the drawing board|last but not least|first and foremost|at the end of the day
it is what it is|when all is said and done|bet on that|you know what i am say|know what i mean|know what i am saying|you know how we do
put your hands up|hands in the air|hands up in the air|throw your hands up|make some noise|scream and shout
wave your hands|jump up and down|to the left to the right|party all night|all day and all night|all day every day|24 7
roses are red|violets are blue|once upon a time|happily ever after|salt of the earth|cream of the crop|best of both worlds|tip of the iceberg
jack of all trades|master of none|diamond in the rough|needle in a haystack|elephant in the room|wolf in sheep clothing|snake in the grass
every dog has his day|dog has his day|dog eat dog|curiosity killed the cat|cat got your tongue|let the cat out of the bag|when pigs fly
piece of cake|icing on the cake|cut the mustard|bread and butter|low hanging fruit|cherry on top|bring home the bacon|spill the beans
beat around the bush|barking up the wrong tree|bark up the wrong tree|up the wrong tree|hit the nail on the head|hit the road|hit the ground run
off the hook|off the chain|off the dome|out of control|out of this world|out of sight out of mind
under the gun|against the wall|back against the wall|between a rock and a hard place|edge of my seat
last man standing|smoke clears|when the dust settles|calm before the storm|perfect storm|light at the end of the tunnel|every cloud has a silver lining
what does not kill you makes you stronger|what does not kill me|survival of the fittest|only the strong survive|life is a journey|life goes on
life is too short|you only live once|time will tell|time flies|time to shine|my time to shine|moment of truth|now or never|once in a lifetime
take no prisoners|take it or leave it|take it to the next level|take over the world|take it to the top|take the crown|steal the show
mess with the best|die like the rest|play the game|game over|game changer|ahead of the game|do not hate the player|hate the game
money where my mouth is|money where your mouth is|put my money where|nothing to lose|everything to lose|go big or go home|win or go home
ride or die|do or die|sink or swim|live or die|till i die|until i die|till the day i die|rest is history|read it and weep|eat your heart out
tell it like it is|say it to my face|mean what i say|say what i mean|say my name|hear my name|remember my name|tell your friends
from the heart|deep in my heart|from the bottom of my heart|speak from the heart|straight to the point|straight up|for real for real
crowd goes wild|crowd goes crazy|got the crowd|rock the crowd|rock the party|rock the house|this is my house|tear the roof off
in the place to be|break it down|drop it like|get out of my way
i am the best|i am the best in the game|mess with the best you die like the rest|i am the best rapper|the best rapper alive|the top of the game|from the bottom to the top
`
  .trim()
  .split(/[|\n]/)
