import { type ReactElement, memo } from 'react'
import { CROWD_BANDS, crowdBand } from './crowd-band.ts'
import { CROWD_HEIGHT, CROWD_WIDTH, crowdRows } from './crowd-rows.ts'
import './crowd.css'

interface CrowdProps {
  /** Crowd energy, 0 to 100. */
  readonly energy: number
  /** Holds every movement, as prefers-reduced-motion does. */
  readonly still?: boolean
  readonly className?: string
}

/** The same house every night. */
const PARTS = crowdRows(0xc1a9)

/**
 * The crowd along the bottom edge, as wide as its container: more arms go up and it bounces higher with its
 * energy. Decoration only: say the energy in words beside it.
 */
export function Crowd({ energy, still = false, className = '' }: CrowdProps): ReactElement {
  return (
    <div
      aria-hidden
      className={`crowd ${className}`.trim()}
      data-band={crowdBand(energy)}
      data-still={still || undefined}
    >
      <People />
    </div>
  )
}

const People = memo(function People() {
  return (
    <svg
      viewBox={`0 0 ${CROWD_WIDTH} ${CROWD_HEIGHT}`}
      preserveAspectRatio="xMidYMax slice"
      focusable="false"
    >
      {PARTS.map(({ key, row, phase, figures, arms }) => (
        <g key={key} className="crowd-part" data-row={row} data-phase={phase}>
          {CROWD_BANDS.map((band) => (
            <path key={band} className="crowd-arms" data-from={band} d={arms[band]} />
          ))}
          <path d={figures} />
        </g>
      ))}
    </svg>
  )
})
