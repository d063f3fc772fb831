import { type ReactElement, memo } from 'react'
import { Eye } from './eye.tsx'
import { humanMouth } from './mouth/human-mouth.ts'
import { Mouth } from './mouth/mouth.tsx'
import { PortraitFrame } from './portrait-frame.tsx'
import { PortraitHead } from './portrait-head.tsx'
import { type ArtProps, type Expression, type PortraitProps } from './portrait-types.ts'
import { CROWD, FOE, Halftone, INK, PAPER, screen } from './screen-print.tsx'
import { SilkCandle } from './silk-candle.tsx'

const FACE =
  'M208 236C206 288 208 326 216 352C224 384 246 420 272 444C288 458 318 458 332 444C358 420 378 384 386 352C394 326 396 288 394 236C394 160 350 130 300 130C250 130 208 160 208 236Z'
const JACKET =
  'M24 760V716C32 646 70 606 130 584L214 548L250 516H352L390 548L474 584C534 606 572 646 580 716V760Z'
const MOUTH = humanMouth({
  form: { x: 300, y: 406, half: 42, drop: 36, calm: 0.08, smirk: 0.5 },
  lips: [9, 13],
})
const MOUSTACHE = {
  neutral:
    'M296 380C276 376 252 384 242 402C262 392 282 393 296 391ZM306 380C326 376 350 384 360 402C340 392 320 393 306 391Z',
  angry:
    'M296 381C276 378 250 390 240 418C260 399 282 395 296 393ZM306 381C326 378 352 390 362 418C342 399 320 395 306 393Z',
  happy:
    'M296 382C276 384 254 384 234 378C248 396 280 396 296 392ZM306 382C326 384 350 378 372 366C358 392 322 396 306 392Z',
} as const
const TILT = 'rotate(-5 300 470)'

/** Silk: a cocked hat, a thin moustache and a satin collar, lit from one side by the candle he carries. */
export function SilkPortrait(props: PortraitProps): ReactElement {
  return <PortraitFrame {...props} name="Silk" art={SilkArt} mouthArt={MOUTH} />
}

function SilkArt({ id, expression, mouth, state }: ArtProps): ReactElement {
  return (
    <>
      <g className="portrait-breath">
        <Body id={id} />
        <PortraitHead>
          <g transform={TILT}>
            <Ears />
            <g className="portrait-jaw">
              <path d={FACE} fill={PAPER} />
              <path
                d="M396 330C390 384 362 426 334 448C322 458 312 460 302 458L300 446C328 424 350 392 358 356Z"
                fill={INK}
              />
              <path
                d="M276 430C284 424 320 424 328 430C324 448 312 460 302 462C290 460 280 448 276 430Z"
                fill={INK}
              />
            </g>
            <Face id={id} />
            <Gaze id={id} expression={expression} />
            <Mouth art={MOUTH} expression={expression} mouth={mouth} />
            <path d={MOUSTACHE[expression]} fill={INK} />
            <Hat />
          </g>
        </PortraitHead>
        <SilkCandle expression={expression} state={state} />
      </g>
    </>
  )
}

const Body = memo(function Body({ id }: { readonly id: string }) {
  return (
    <>
      <path d={JACKET} fill={FOE} transform="translate(0 -8)" />
      <path d={JACKET} fill={INK} />
      <path d="M52 760C56 690 84 650 134 622L190 760Z" fill={screen(id, 'red')} />
      <path d="M552 760C548 690 520 650 470 622L414 760Z" fill={screen(id, 'red')} opacity=".55" />
      <path d="M240 400V560H356V400Z" fill={PAPER} />
      <path d="M312 400C306 470 322 520 316 560H356V400Z" fill={screen(id, 'tone')} />
      <path
        d="M240 420C262 470 320 492 356 430V560H334C340 530 330 510 320 506C280 500 256 480 240 452Z"
        fill={INK}
      />
      {/* cravat and shirt */}
      <Halftone id={`${id}dots`} fill={PAPER} pitch={24} radius={4.5} angle={45} />
      <path
        d="M256 536C276 520 328 520 348 536C384 590 368 680 302 760C236 680 220 590 256 536Z"
        fill={FOE}
      />
      <path
        d="M256 536C276 520 328 520 348 536C384 590 368 680 302 760C236 680 220 590 256 536Z"
        fill={`url(#${id}dots)`}
        stroke={INK}
        strokeWidth="7"
      />
      <path
        d="M272 562C264 600 270 640 284 672M328 562C338 600 332 640 318 676M300 584V640"
        fill="none"
        stroke={INK}
        strokeWidth="6"
        strokeLinecap="round"
      />
      <circle cx="300" cy="566" r="12" fill={CROWD} stroke={INK} strokeWidth="6" />
      <path
        d="M240 478L206 552L256 584L276 540C258 524 246 506 240 478ZM358 478L394 552L346 584L326 540C344 524 352 506 358 478Z"
        fill={PAPER}
        stroke={INK}
        strokeWidth="7"
        strokeLinejoin="round"
      />
      {/* satin shawl collar */}
      <path
        d="M226 520C178 540 142 568 134 600C152 664 214 716 268 770H304C268 690 236 610 226 520Z"
        fill={PAPER}
        stroke={INK}
        strokeWidth="7"
        strokeLinejoin="round"
      />
      <path
        d="M374 520C424 540 460 568 468 600C450 664 388 716 334 770H300C336 690 366 610 374 520Z"
        fill={PAPER}
        stroke={INK}
        strokeWidth="7"
        strokeLinejoin="round"
      />
      <path
        d="M204 544C180 560 164 578 160 600C176 650 216 690 250 728C222 680 202 620 204 544Z"
        fill={FOE}
      />
      <path
        d="M398 544C426 560 442 580 444 604C426 656 388 700 352 740C382 690 398 620 398 544Z"
        fill={screen(id, 'tone')}
      />
    </>
  )
})

const Ears = memo(function Ears() {
  return (
    <>
      <path d="M214 262C196 248 180 260 183 288C186 316 198 340 220 336Z" fill={PAPER} />
      <path
        d="M206 276C196 270 192 280 194 294C196 306 202 316 208 320"
        fill="none"
        stroke={INK}
        strokeWidth="5"
        strokeLinecap="round"
      />
      <circle cx="200" cy="340" r="9" fill={CROWD} stroke={INK} strokeWidth="5" />
      <path d="M388 262C406 248 422 260 419 288C416 316 404 340 382 336Z" fill={INK} />
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
        <path
          d="M316 190C330 240 310 268 310 290C312 318 326 334 332 350C336 362 318 368 304 370C300 384 306 396 316 408C328 424 322 440 300 460H410V190Z"
          fill={FOE}
        />
        <path
          d="M356 190C380 260 372 330 348 370C340 410 330 436 316 456H410V190Z"
          fill={screen(id, 'tone')}
        />
        <path d="M380 190C384 270 388 320 356 360L340 440H410V190Z" fill={INK} />
        <path
          d="M208 316C218 344 236 358 258 366C250 382 240 390 232 390C218 372 210 346 208 316Z"
          fill={screen(id, 'tone')}
        />
        {/* the shadow of the brim, the sideburn */}
        <path d="M200 180H400V236C350 216 260 220 200 252Z" fill={INK} />
        <path d="M206 240L224 236C223 266 222 292 218 322L206 300Z" fill={INK} />
      </g>
      <path
        d="M312 290C314 318 330 336 336 350C340 364 320 372 304 370C314 364 318 356 314 346C308 330 306 308 312 290Z"
        fill={INK}
      />
      <path
        d="M278 354C276 364 284 370 294 368"
        fill="none"
        stroke={INK}
        strokeWidth="5"
        strokeLinecap="round"
      />
      <circle cx="246" cy="352" r="5" fill={INK} />
      <path d="M393 246C396 296 394 330 383 366" fill="none" stroke={INK} strokeWidth="6" />
    </>
  )
})

const BROWS = {
  neutral:
    'M216 259L252 243L292 259L289 270L252 257L220 269ZM392 245L352 225L310 252L314 264L352 242L387 256Z',
  angry: 'M210 244L252 248L299 276L294 292L250 270L213 262ZM394 244L352 244L305 274L311 290L354 268L391 262Z',
  happy: 'M214 252L250 226L290 244L287 255L250 242L219 262ZM394 226L352 202L310 232L314 243L352 219L389 238Z',
} as const

const LID = {
  neutral: { left: 'M212 292C238 308 272 308 298 296', right: 'M304 296C332 308 366 308 392 292', open: 19 },
  angry: { left: 'M212 288C238 300 272 310 298 306', right: 'M304 306C332 310 366 300 392 288', open: 21 },
  happy: { left: 'M212 292C238 308 272 308 298 296', right: 'M304 296C332 308 366 308 392 292', open: 23 },
} as const

const Gaze = memo(function Gaze({
  id,
  expression,
}: {
  readonly id: string
  readonly expression: Expression
}) {
  const lid = LID[expression]
  return (
    <>
      <Eye
        id={`${id}l`}
        shape="M222 289C240 274 270 276 288 296C270 308 240 308 222 289Z"
        x={257}
        y={291}
        radius={11}
        skin={PAPER}
        lidEdge={lid.left}
        open={lid.open}
      />
      <Eye
        id={`${id}r`}
        shape="M382 289C364 274 334 276 316 296C334 308 364 308 382 289Z"
        x={347}
        y={291}
        radius={11}
        skin={FOE}
        lidEdge={lid.right}
        open={lid.open}
      />
      <path
        d="M214 284C240 266 276 268 292 298C274 280 244 276 222 290ZM390 284C364 266 328 268 312 298C330 280 360 276 382 290Z"
        fill={INK}
      />
      <path
        d="M230 300C246 312 270 314 286 300C270 318 244 318 230 300ZM374 300C358 312 334 314 318 300C334 318 360 318 374 300Z"
        fill={INK}
      />
      <path d={BROWS[expression]} fill={INK} />
    </>
  )
})

const Hat = memo(function Hat() {
  return (
    <g transform="rotate(-5 300 210)">
      <path
        d="M190 196C182 120 202 56 246 48C274 44 290 66 304 68C320 66 336 40 366 46C410 56 424 130 414 198Z"
        fill={INK}
      />
      <path d="M226 142C224 104 234 78 256 68C244 90 240 116 244 140Z" fill={PAPER} />
      <path d="M188 172C240 146 366 146 415 172L414 206C360 180 246 178 190 204Z" fill={FOE} />
      <path
        d="M74 226C130 170 226 166 300 166C390 166 482 180 536 238C482 252 430 222 384 214C330 206 262 208 214 218C166 230 126 252 74 226Z"
        fill={INK}
      />
      <path
        d="M96 232C134 240 170 222 214 212C262 202 300 202 330 204C262 212 214 222 186 236C154 250 118 250 96 232Z"
        fill={CROWD}
      />
    </g>
  )
})
