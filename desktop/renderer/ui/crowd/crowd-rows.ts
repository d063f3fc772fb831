import { type Random, draw, seededRandom } from '#shared/domain/random.ts'
import { CROWD_BANDS, type CrowdBand } from './crowd-band.ts'
import { HANDS, HEADS, figure, raisedArm } from './person.ts'

/** The crowd is drawn on a strip this wide and high; a narrow screen sees its middle. */
export const CROWD_WIDTH = 2400
export const CROWD_HEIGHT = 200

/** Onlookers who move together: one in three of a row. Each path holds many of them, so that few nodes move. */
export interface CrowdPart {
  readonly key: string
  readonly row: number
  /** 0, 1 or 2: when in the bounce this part is. */
  readonly phase: number
  readonly figures: string
  /** Arms by the band from which they are up. */
  readonly arms: Readonly<Record<CrowdBand, string>>
}

interface RowPlan {
  readonly size: number
  readonly spacing: number
  readonly y: number
}

/** Back to front: farther rows are smaller and higher. */
const ROWS: readonly RowPlan[] = [
  { size: 16, spacing: 47, y: 84 },
  { size: 21, spacing: 63, y: 116 },
  { size: 27, spacing: 84, y: 154 },
]
const PHASES = [0, 1, 2]
/** Of a hundred people, how many have an arm up from each band on. */
const SHARE: readonly (readonly [band: CrowdBand, upTo: number])[] = [
  ['low', 0.08],
  ['medium', 0.3],
  ['high', 0.58],
  ['wild', 0.92],
]

interface Onlooker {
  readonly body: string
  readonly arm: string
  readonly raisedFrom: CrowdBand | undefined
}

/**
 * The whole crowd, always the same for a seed. Rows come back to front, three parts each.
 */
export function crowdRows(seed: number): readonly CrowdPart[] {
  let random = seededRandom(seed)
  return ROWS.flatMap((plan, row) => {
    const people: Onlooker[] = []
    for (let x = -plan.spacing; x < CROWD_WIDTH + plan.spacing; x += plan.spacing) {
      const [onlooker, next] = drawOnlooker(random, plan, x)
      people.push(onlooker)
      random = next
    }
    return PHASES.map((phase) => gatherPart(people, row, phase))
  })
}

function drawOnlooker(random: Random, { size, spacing, y }: RowPlan, x: number): readonly [Onlooker, Random] {
  const [along, afterAlong] = draw(random)
  const [height, afterHeight] = draw(afterAlong)
  const [head, afterHead] = draw(afterHeight)
  const [hand, afterHand] = draw(afterHead)
  const [eager, afterEager] = draw(afterHand)
  const [side, next] = draw(afterEager)
  const place = {
    x: x + (along - 0.5) * spacing * 0.5,
    y: y + (height - 0.5) * size * 0.7,
    size: size * (0.9 + height * 0.2),
  }
  return [
    {
      body: figure(place, HEADS[Math.floor(head * HEADS.length)] ?? 'bare'),
      arm: raisedArm(place, HANDS[Math.floor(hand * HANDS.length)] ?? 'fist', side < 0.5 ? 'left' : 'right'),
      raisedFrom: SHARE.find(([, upTo]) => eager < upTo)?.[0],
    },
    next,
  ]
}

function gatherPart(people: readonly Onlooker[], row: number, phase: number): CrowdPart {
  const part = people.filter((_, index) => index % PHASES.length === phase)
  const armsFrom = (band: CrowdBand) =>
    part
      .filter(({ raisedFrom }) => raisedFrom === band)
      .map(({ arm }) => arm)
      .join('')
  const [low, medium, high, wild] = CROWD_BANDS.map(armsFrom)
  return {
    key: `${row}-${phase}`,
    row,
    phase,
    figures: part.map(({ body }) => body).join(''),
    arms: { low: low ?? '', medium: medium ?? '', high: high ?? '', wild: wild ?? '' },
  }
}
