import { couplets } from '../read-material.ts'

/** Around the house: staff, tables and tickets, in short lines that end on a falling beat. */
export const SILK_PARLOR = couplets(`
I sent a car, I sent a letter / the car came back and it rapped better
I tip the cook, I tip the porter / your verse was short, I'd like it shorter
You swear it's real. It's only nylon / the sort no moth would waste a smile on
Your shirt was cheap, from price reductions / it should have come with some instructions
The doorman wears a better collar / he says you asked him for a dollar
You have a plan, you have a barber / your boat still sinks inside my harbor
I've had a cold that was more catching / than any hook that you've been hatching
My bath is milk, with rose and honey / you wash your hands of taste and money
You dress in bows, you dress in feather / a gift that no one put together
The lamps are low, the rugs are Persian / you're me, but in the paper version
You served a dish of words to tempt me / I raised the lid, the dish was empty
I have a suit for every sorrow / you have one tie, and that you borrow
You had a speech, I heard you mutter / my toast has more to say to butter
You dress as lamb, you rhyme like mutton / and every joke has lost its button
You played with fire, you played with matches / my butler put you out in patches
My finest wine is in the cellar / you're bottom shelf and no best seller
You bring a sword, you bring a witness / I bring the tea. Do try some fitness
I throw no punch, I throw a party / you drank the punch and called it arty
Your silver tongue has lost its plating / I own the spoon you're imitating
I like you best in tiny doses / like cheese that's kept away from noses
I book a box, you stand for standing / your flight was short, you missed the landing
You drop the names, you drop the dishes / I send you soap and my best wishes
I stir my tea, I hear some thunder / it's you, at sea, and going under
Your broker's a joker, your lawyer is blind / your taste is a thing that they all left behind
A candle can handle more heat than you bring / it flickers, it bows, and it won't try to sing
Your sweater is better at holding the floor / it comes with a reason to look at you more
The season has reasons to send you no card / you sang at the gala and cleared out the yard
The curtain is certain, the carpet agrees / you're dust on the cloth till the gentlemen sneeze
I noted the quoted return on your sleeve / tuxedos on loan at eleven must leave
How pleasant to visit a peasant like you / I brought you a window to see my place through
The waiter is greater at carrying tunes / he plays on the plates with a pair of old spoons
My collar cost dollars, your coat cost a laugh / the tailor felt sorry and charged you just half
You're glitter, you're fritter, you're sprinkles, you're fluff / one nibble, the table has all had enough
Your patter is flatter than yesterday's beer / you shout in the hope that the bubbles appear
My ring has a sting and my tie has a pin / you bring me a string and the pearls are all tin
The price on the ice is the price of your car / you slip on it, sipping your tip from a jar
You entered by chance, with a prance and a pack / you glance at my plants and the plants turn their back
I'd offer you cake, but you'd take every biscuit / you'd pocket the plate if you thought you could risk it
I asked for debaters, they sent me a waiter / he dropped every line and he said, "See you later"
Who let the draft in? I freeze in the breeze / please, it's your verse, and it's making me sneeze
Patience, my friend, there's a line for my time / the florist, the mime, and then you, with your rhyme
The chauffeur was so sure you'd come for the trash / he offered you gloves, and a dash of his cash
Manners are free and today you can't pay / I sent you a book, and you ate it, they say
You opened wide and out came lace / just holes with thread to mark the place
`)
