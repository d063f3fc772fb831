import { type ReactElement, memo } from 'react'
import { Eye } from './eye.tsx'
import { humanMouth } from './mouth/human-mouth.ts'
import { Mouth } from './mouth/mouth.tsx'
import { PortraitFrame } from './portrait-frame.tsx'
import { PortraitHead } from './portrait-head.tsx'
import { type ArtProps, type Expression, type PortraitProps } from './portrait-types.ts'
import { CROWD, FOE, INK, PAPER, WHITE, screen } from './screen-print.tsx'

const FACE =
  'M144 266C134 236 132 198 148 164C168 122 214 100 270 100C328 100 374 122 394 164C408 198 408 236 398 266C400 300 396 334 388 362C380 402 354 440 322 450H218C186 440 160 402 152 362C146 334 142 300 144 266Z'
const SHADE =
  'M308 100C334 130 338 190 322 240C306 262 286 268 284 292C292 312 298 332 308 350C312 366 298 374 274 376L290 420H420V90Z'
const BEARD =
  'M146 296C152 344 168 366 190 376C214 364 246 362 270 374C296 362 326 364 352 376C374 366 390 344 396 296L398 384C392 436 368 480 346 498L336 486L318 516L304 504L276 532L262 510L238 520L226 496L202 500C174 478 150 436 144 384Z'
const VEST =
  'M-8 760V700C4 634 56 596 130 570L164 556C190 640 236 690 272 724C310 690 354 640 380 556L414 570C490 596 560 634 620 720V760Z'
const COIL =
  'M34 760C12 650 66 540 230 480L240 540C140 576 86 650 104 760ZM310 530C390 620 574 640 586 506C592 446 566 412 558 356L518 374C526 420 540 446 532 486C520 540 420 540 346 466Z'
const MOUTH = humanMouth({
  form: { x: 270, y: 412, half: 46, drop: 46 },
  lips: [10, 13],
  ringed: true,
  fanged: true,
})
const SPINE_LEFT = 'M72 748C52 660 100 566 240 520'
const SPINE_RIGHT = 'M352 524C430 596 552 588 560 496C564 452 546 424 540 384'

/** Venom: a shaved head half in the dark, a beard like a wall, and a viper over the shoulders. */
export function VenomPortrait(props: PortraitProps): ReactElement {
  return <PortraitFrame {...props} name="Venom" art={VenomArt} mouthArt={MOUTH} />
}

function VenomArt({ id, expression, mouth }: ArtProps): ReactElement {
  return (
    <>
      <g className="portrait-breath">
        <Body id={id} />
        <Viper />
        <Neck id={id} />
        <PortraitHead>
          <path d="M150 268C132 250 114 264 120 298C124 330 138 352 158 346Z" fill={PAPER} />
          <path
            d="M144 282C132 276 128 288 131 304C133 316 140 328 148 330"
            fill="none"
            stroke={INK}
            strokeWidth="5"
            strokeLinecap="round"
          />
          <path d="M372 268L392 268C410 250 428 264 422 298C418 330 404 352 384 346H370Z" fill={INK} />
          <path
            d="M404 264C418 264 418 284 414 304"
            fill="none"
            stroke={FOE}
            strokeWidth="5"
            strokeLinecap="round"
          />
          <path d={FACE} fill={PAPER} />
          <g className="portrait-jaw">
            <path d={BEARD} fill={INK} />
            <path
              d="M164 404C168 432 178 452 192 468M186 404C190 428 200 450 214 466M172 384C174 392 174 396 176 402"
              fill="none"
              stroke={PAPER}
              strokeWidth="5"
              strokeLinecap="round"
            />
          </g>
          <Face id={id} />
          <Gaze id={id} expression={expression} />
          <Mouth art={MOUTH} expression={expression} mouth={mouth} />
        </PortraitHead>
      </g>
    </>
  )
}

const Body = memo(function Body({ id }: { readonly id: string }) {
  return (
    <>
      <path d={VEST} fill={FOE} transform="translate(0 -8)" />
      <path d="M160 420C160 500 140 550 96 590L272 750L446 590C404 550 384 500 384 420Z" fill={PAPER} />
      <path d="M300 500C290 580 284 650 272 750L446 590C404 550 384 500 384 420Z" fill={screen(id, 'tone')} />
      <path d="M330 500C334 590 314 670 272 750L452 600C404 550 384 500 384 420Z" fill={INK} />
      <path
        d="M176 584C206 600 240 608 262 622M368 584C338 600 304 608 284 622"
        stroke={INK}
        strokeWidth="6"
        strokeLinecap="round"
        fill="none"
      />
      <path d="M273 640V706" stroke={INK} strokeWidth="6" strokeLinecap="round" />
      <path d={VEST} fill={INK} />
      <path d="M34 760C38 690 66 650 116 626L176 760Z" fill={screen(id, 'red')} />
      <path d="M552 760C548 690 520 650 470 626L410 760Z" fill={screen(id, 'red')} opacity=".55" />
      <path
        d="M164 556C190 640 236 690 272 724C310 690 354 640 380 556"
        fill="none"
        stroke={PAPER}
        strokeWidth="6"
      />
      <path
        d="M142 580C166 660 220 716 262 752M402 580C378 660 324 716 282 752"
        fill="none"
        stroke={PAPER}
        strokeWidth="9"
        strokeDasharray="0 22"
        strokeLinecap="round"
      />
    </>
  )
})

const Neck = memo(function Neck({ id }: { readonly id: string }) {
  return (
    <>
      <path d="M168 420V540C190 580 250 566 272 600C294 566 354 580 376 540V420Z" fill={PAPER} />
      <path
        d="M168 420V486C184 520 196 500 210 530L232 506L252 556L272 540L284 596C304 566 354 580 378 540V420Z"
        fill={INK}
      />
      <path
        d="M232 506L252 556L272 540L274 596C262 574 244 570 224 566C232 550 232 530 232 506Z"
        fill={screen(id, 'tone')}
      />
      <path
        d="M168 540C190 580 250 566 272 600C294 566 354 580 376 540"
        fill="none"
        stroke={INK}
        strokeWidth="6"
      />
    </>
  )
})

const Face = memo(function Face({ id }: { readonly id: string }) {
  return (
    <>
      <clipPath id={`${id}face`}>
        <path d={FACE} />
      </clipPath>
      <g clipPath={`url(#${id}face)`}>
        <path d="M270 90C300 140 304 190 290 236L340 240V80Z" fill={screen(id, 'tone')} />
        <path d={SHADE} fill={INK} />
        <path d="M140 290C152 330 180 352 216 352L200 380H140Z" fill={screen(id, 'tone')} />
      </g>
      <path
        d="M146 296C152 344 168 366 190 376C214 364 246 362 270 374C296 362 326 364 352 376C374 366 390 344 396 296L388 440C350 460 330 400 270 400C210 400 190 460 154 440Z"
        fill={INK}
      />
      <path
        d="M238 338C228 350 234 364 250 362C258 362 262 358 266 354C256 354 248 350 246 340Z"
        fill={INK}
      />
      <path
        d="M397 180C406 208 406 240 396 266C398 300 394 334 386 362"
        fill="none"
        stroke={INK}
        strokeWidth="5"
      />
      <path
        d="M378 164C388 176 390 210 386 240M392 330C390 352 384 366 376 380"
        fill="none"
        stroke={FOE}
        strokeWidth="6"
        strokeLinecap="round"
      />
      <path
        d="M176 210C196 200 220 200 244 210M190 186C208 178 226 178 244 184"
        fill="none"
        stroke={INK}
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path
        d="M188 326C196 340 196 350 188 352C180 350 180 340 188 326ZM212 334C220 350 220 360 212 362C204 360 204 350 212 334Z"
        fill={FOE}
      />
    </>
  )
})

const BROWS = {
  neutral: {
    lit: 'M150 254L176 236L238 244L276 268L268 288C236 266 196 264 160 272Z',
    dark: 'M312 262L350 246L384 250',
  },
  angry: {
    lit: 'M146 238L180 220L244 244L284 284L276 306L262 296C240 276 210 264 176 268L156 264Z',
    dark: 'M296 292L346 248L384 232',
  },
  happy: {
    lit: 'M152 234L182 202L240 208L276 242L267 258C234 234 198 230 160 246Z',
    dark: 'M314 236L352 208L386 222',
  },
} as const

const LID = {
  neutral: { left: 'M166 292C196 306 240 306 264 300', right: 'M284 300C306 306 348 306 380 292', open: 19 },
  angry: { left: 'M166 284C196 298 240 312 264 312', right: 'M284 312C306 312 348 298 380 284', open: 20 },
  happy: { left: 'M166 296C196 306 240 306 264 300', right: 'M284 300C306 306 348 306 380 296', open: 27 },
} as const

const Gaze = memo(function Gaze({
  id,
  expression,
}: {
  readonly id: string
  readonly expression: Expression
}) {
  const lid = LID[expression]
  const brow = BROWS[expression]
  return (
    <>
      <path
        d="M160 266C190 250 246 254 268 282C266 306 236 318 208 314C182 308 164 294 160 266Z"
        fill={INK}
      />
      <Eye
        id={`${id}l`}
        shape="M180 284C198 266 236 268 254 294C236 308 198 306 180 284Z"
        x={219}
        y={287}
        radius={10}
        skin={INK}
        lidEdge={lid.left}
        open={lid.open}
        white={expression === 'angry' ? FOE : CROWD}
      />
      <Eye
        id={`${id}r`}
        shape="M368 284C350 266 312 268 294 294C312 308 350 306 368 284Z"
        x={329}
        y={287}
        radius={10}
        skin={INK}
        lidEdge={lid.right}
        open={lid.open}
        white={expression === 'angry' ? FOE : CROWD}
      />
      <path d={brow.lit} fill={INK} />
      <path
        d={brow.dark}
        fill="none"
        stroke={FOE}
        strokeWidth="6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  )
})

const Viper = memo(function Viper() {
  return (
    <>
      <path d={COIL} fill={CROWD} stroke={INK} strokeWidth="9" strokeLinejoin="round" />
      <path
        d={`${SPINE_LEFT}${SPINE_RIGHT}`}
        fill="none"
        stroke={INK}
        strokeWidth="26"
        strokeDasharray="0 41"
        strokeLinecap="round"
      />
      <g
        className="portrait-sway"
        style={{ transformOrigin: '550px 390px' }}
        stroke={INK}
        strokeWidth="9"
        strokeLinejoin="round"
        strokeLinecap="round"
      >
        <path
          d="M478 352C458 352 446 348 430 352M446 350L428 340M446 350L430 362"
          fill="none"
          strokeWidth="6"
        />
        <path d="M520 330L448 324L470 372L540 384Z" fill={FOE} />
        <path
          d="M462 372C488 366 508 358 520 342L562 352C570 384 556 400 532 402C504 402 478 392 462 372Z"
          fill={CROWD}
        />
        <path
          d="M566 360C588 326 566 284 524 276C488 272 456 286 440 304C434 314 440 324 452 326C476 322 502 332 522 348C536 360 552 366 566 360Z"
          fill={CROWD}
        />
        <path d="M460 328L466 352L474 328ZM488 332L492 352L500 336Z" fill={WHITE} strokeWidth="4" />
        <path d="M486 288L526 302" strokeWidth="8" />
        <circle cx="508" cy="306" r="7" fill={INK} stroke="none" />
        <circle cx="452" cy="310" r="3" fill={INK} stroke="none" />
      </g>
    </>
  )
})
