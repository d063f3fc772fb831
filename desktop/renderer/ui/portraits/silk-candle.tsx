import { type ReactElement, memo } from 'react'
import { type ArtProps } from './portrait-types.ts'
import { CROWD, FOE, INK, PAPER } from './screen-print.tsx'

/** Silk's candle: it flares in anger, shines the more in victory, and goes out with him. */
export const SilkCandle = memo(function SilkCandle({
  expression,
  state,
}: Omit<ArtProps, 'id' | 'mouth'>): ReactElement {
  const flame = flameOf(expression, state)
  return (
    <>
      <path d="M62 486C62 470 130 470 130 486V770H62Z" fill={INK} stroke={INK} strokeWidth="12" />
      <path d="M60 484C60 468 128 468 128 484V770H60Z" fill={PAPER} />
      <path d="M112 536C112 518 120 510 128 506V600H116Z" fill={FOE} />
      <path
        d="M60 492C74 504 68 540 76 548C86 552 84 520 92 516C100 514 98 564 106 566C114 566 110 512 128 506"
        fill="none"
        stroke={INK}
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path d="M95 478V456" stroke={INK} strokeWidth="7" strokeLinecap="round" />
      <Flame flame={flame} />
      <g fill={PAPER} stroke={INK} strokeWidth="6.5" strokeLinejoin="round">
        <path d="M60 622C48 590 74 566 112 570C140 572 152 592 150 616V770H56Z" />
        <rect x="42" y="610" width="98" height="36" rx="18" />
        <rect x="38" y="644" width="102" height="36" rx="18" />
        <rect x="40" y="678" width="98" height="36" rx="18" />
        <rect x="46" y="712" width="90" height="36" rx="18" />
      </g>
      <path d="M86 647h22v30h-22z" fill={CROWD} stroke={INK} strokeWidth="5" />
    </>
  )
})

type FlameKind = 'calm' | 'flaring' | 'shining' | 'out'

function flameOf(expression: ArtProps['expression'], state: ArtProps['state']): FlameKind {
  if (state === 'DEFEATED') return 'out'
  if (state === 'VICTORY') return 'shining'
  return expression === 'angry' ? 'flaring' : 'calm'
}

const RAYS = {
  calm: 'M96 318v-26M50 346l-20-16M142 346l20-16M36 408H10M156 408h22',
  shining: 'M96 312v-40M46 340l-30-26M146 340l30-26M30 404H2M162 404h30M40 452l-26 18M152 452l26 18',
} as const

function Flame({ flame }: { readonly flame: FlameKind }): ReactElement {
  if (flame === 'out') {
    return (
      <path
        d="M96 448C70 424 122 404 98 378C78 356 118 340 104 312"
        fill="none"
        stroke={PAPER}
        strokeWidth="7"
        strokeLinecap="round"
      />
    )
  }
  return (
    <>
      {flame === 'flaring' ? null : (
        <path d={RAYS[flame]} stroke={CROWD} strokeWidth="8" strokeLinecap="round" />
      )}
      <g className="portrait-sway" style={{ transformOrigin: '96px 470px' }}>
        {flame === 'flaring' ? (
          <>
            <path
              d="M104 258C96 300 66 316 78 352C60 344 60 330 62 322C40 360 40 412 60 442C74 466 120 466 134 440C150 408 144 372 126 346C126 358 122 366 114 370C122 332 100 304 104 258Z"
              fill={CROWD}
              stroke={INK}
              strokeWidth="8"
              strokeLinejoin="round"
            />
            <path
              d="M98 372C110 396 120 416 112 436C104 452 86 452 80 436C74 414 92 396 98 372Z"
              fill={FOE}
            />
          </>
        ) : (
          <>
            <path
              d="M98 340C116 384 136 410 124 440C116 464 76 466 66 440C56 410 86 390 98 340Z"
              fill={CROWD}
              stroke={INK}
              strokeWidth="8"
              strokeLinejoin="round"
            />
            <path
              d="M96 400C106 420 114 430 108 444C102 456 88 456 84 444C78 430 92 420 96 400Z"
              fill={PAPER}
            />
          </>
        )}
      </g>
    </>
  )
}
