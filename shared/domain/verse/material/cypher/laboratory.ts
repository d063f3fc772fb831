import { couplets } from '../read-material.ts'

/** What was scanned, weighed and forecast of you, rhymed in the middle and long at the end. */
export const CYPHER_LABORATORY = couplets(`
You promised a showdown, a hostile invasion / you hit a small slowdown: a simple equation
Your lines were collected and checked with linguistics / each one was rejected, as shown in statistics
You begged for attention, I gave you analysis / the tape shows the tension, and then the paralysis
You cooked in a hurry, the meal was regrettable / the meat is all worry, the brain is a vegetable
My frame is titanium, yours is a tin / I knocked on your cranium, no one was in
Your head has been scanned, it's an empty cranium / I filled it with sand and a small geranium
You start with a swagger, I test the foundation / you leave with a stagger, that's my calculation
Your ego's a planet with serious gravity / I landed and scanned it: the core is a cavity
You came as a fighter, a worthy opponent / you're leaving here lighter, I need the component
I checked from each angle, your style is synthetic / it's all in a tangle and mostly pathetic
Your lungs were inspected, the wheezing is chronic / a fan was detected, and he was ironic
You carry a bomb and you call it atomic / I'm calm with it here in my palm. It is comic
You cough in our faces, your rap is contagious / they've closed seven places, and you feel courageous
I did the inspection, the product's defective / its sense of direction is highly selective
Your star is a sticker, your glow's radioactive / the needle's a flicker, the brain is inactive
I tested your bars by the strictest criteria / I put them in jars and they grew some bacteria
I took off the cover to show the interior / I hope you recover: the wiring's inferior
You stamp and you pose like a proud little elephant / the scan only shows you as largely irrelevant
A buzz in my ear, you are mere interference / I press, and I hear the complete disappearance
You swung in the dark and I marked no resistance / you're parked without spark and in need of assistance
I searched for a week for a sign of intelligence / your brain, so to speak, had been lost to pure negligence
Tonight there'll be showers of precipitation / then tears for two hours, and humiliation
I measured your sweat and it's ninety, humidity / I measured no threat, just a front of stupidity
They say that you're hot, so I got the thermometer / you're not, and you're last by a whole kilometer
You took down a book and you hoped for osmosis / I looked at the hook and it's bad, the prognosis
I looked for your name in the winners' directory / it lay with your fame, on a downward trajectory
I noticed the cough in your rough routine / I'm sealing you off in a tough quarantine
I carried your worth to the furthest decimal / your place on the earth is infinitesimal
I cut up your wit and it's hardly divisible / I lit every bit and the bits are invisible
I dusted each line for a fingerprint / of thinking. No sign. Not a single hint
I went for your soul at the best resolution / the scan found a hole, and a bowl of pollution
You brag you're a star in a bright constellation / from far, you're a car at a closed gas station
There's no going back, little astronaut / you float in the black with a lack of thought
You fight like you're trained by a gym instructor / my lightning's contained in a slim conductor
The sensor for terror is showing you critical / there isn't an error, the reading is typical
You promised a rumble, I measured vibration / you mumble and stumble and call it narration
You threaten a flood and the warning is minor / a puddle of mud, and the morning is finer
A storm in a cup is the scope of your fury / I warmed it all up and I poured for the jury
The outlook tonight: you are foggy and hazy / the judge, who's polite, calls it groggy and lazy
You told us you're royal, the tests are complete / the crown is of foil and you're dressed in a sheet
Your brain, a balloon, has a terrible leak / by noon it will swoon, it's unbearably weak
I don't have a heart, but I studied the motion / yours starts falling apart at a muddy emotion
`)
