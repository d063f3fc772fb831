import { type ReactElement, memo } from 'react'
import { Eye } from './eye.tsx'
import { humanMouth } from './mouth/human-mouth.ts'
import { Mouth } from './mouth/mouth.tsx'
import { PortraitFrame } from './portrait-frame.tsx'
import { PortraitHead } from './portrait-head.tsx'
import { type ArtProps, type Expression, type PortraitProps } from './portrait-types.ts'
import { CROWD, FOE, INK, PAPER, screen } from './screen-print.tsx'

const FACE =
  'M204 250C196 168 244 112 304 112C368 112 412 168 404 250C404 288 400 316 394 340C386 370 370 398 346 424C332 440 320 450 304 450C289 450 276 440 262 424C238 398 222 370 214 340C208 316 204 288 204 250Z'
const SHAVED = 'M206 282C182 190 210 126 264 100L300 150L236 214C226 230 218 252 216 286Z'
const JACKET =
  'M24 744V720C30 650 52 604 100 580L202 532L244 506C252 580 276 650 304 694C332 650 356 580 364 506L406 532L508 580C556 604 578 650 582 720V744Z'
const MOUTH = humanMouth({ form: { x: 304, y: 388, half: 40, drop: 40, smirk: 0.7 }, lips: [14, 17] })
const TAPE_LEFT = 'M290 450C226 496 206 610 218 744'
const TAPE_RIGHT = 'M318 450C382 496 402 610 392 690'
const TAPE = `${TAPE_LEFT}${TAPE_RIGHT}`

/** Razor: a bob cut like a blade, one side shaved, tailor's shears on her back and the tape round her neck. */
export function RazorPortrait(props: PortraitProps): ReactElement {
  return <PortraitFrame {...props} name="Razor" art={RazorArt} mouthArt={MOUTH} />
}

function RazorArt({ id, expression, mouth }: ArtProps): ReactElement {
  return (
    <>
      <g className="portrait-breath">
        <Shears />
        <Body id={id} />
        <PortraitHead>
          <Ear />
          <g className="portrait-jaw">
            <path d={FACE} fill={PAPER} />
            <path
              d="M408 330L356 360C358 384 352 408 332 428C324 438 316 446 306 450L340 466L366 428Z"
              fill={INK}
            />
          </g>
          <Face id={id} />
          <Gaze id={id} expression={expression} />
          <Mouth art={MOUTH} expression={expression} mouth={mouth} />
          <Hair />
        </PortraitHead>
      </g>
    </>
  )
}

const Shears = memo(function Shears() {
  const handles = (
    <>
      <ellipse cx="64" cy="466" rx="33" ry="48" transform="rotate(-40 64 466)" />
      <ellipse cx="132" cy="410" rx="29" ry="44" transform="rotate(-20 132 410)" />
      <path d="M92 504L190 612M146 452L178 612" />
    </>
  )
  return (
    <g fill="none">
      <g stroke={INK} strokeWidth="35">
        {handles}
      </g>
      <g stroke={PAPER} strokeWidth="19" transform="translate(-3 -2)">
        {handles}
      </g>
      <path
        d="M33 440C37 424 49 418 59 420M107 388C109 374 119 366 129 368"
        stroke={FOE}
        strokeWidth="7"
        strokeLinecap="round"
      />
    </g>
  )
})

const Body = memo(function Body({ id }: { readonly id: string }) {
  return (
    <>
      <path d={JACKET} fill={FOE} transform="translate(-6 -6)" />
      <path d="M226 516L304 706L382 516Z" fill={FOE} />
      <path d="M240 516C262 556 346 556 368 516L360 560C340 576 268 576 248 560Z" fill={INK} />
      <path d={JACKET} fill={INK} />
      <path d="M52 744C56 668 76 624 124 602L176 744Z" fill={screen(id, 'red')} />
      <path d="M556 744C552 668 532 624 484 602L432 744Z" fill={screen(id, 'red')} opacity=".55" />
      <g fill={INK} stroke={PAPER} strokeWidth="6" strokeLinejoin="round">
        <path d="M238 506L160 552L216 586L184 618L296 744L304 690C272 640 248 580 238 506Z" />
        <path d="M370 506L448 552L392 586L424 618L312 744L304 690C336 640 360 580 370 506Z" />
      </g>
      <path d="M202 622L282 702M406 622L326 702" stroke={PAPER} strokeWidth="4.5" strokeDasharray="13 9" />
      <g fill="none" stroke={INK}>
        <path d={TAPE} strokeWidth="36" />
        <path d={TAPE} stroke={CROWD} strokeWidth="26" transform="translate(-2 -2)" />
        <path d={TAPE} strokeWidth="26" strokeDasharray="4.5 33" />
        <path d={TAPE_LEFT} transform="translate(7)" strokeWidth="11" strokeDasharray="3.5 5.9" />
        <path d={TAPE_RIGHT} transform="translate(-7)" strokeWidth="11" strokeDasharray="3.5 5.9" />
      </g>
      {/* nape, neck and collar */}
      <path d="M380 300L350 420L449 532L470 300Z" fill={INK} />
      <path d="M256 396V506C262 534 346 534 352 506V396Z" fill={PAPER} />
      <path d="M252 500C268 534 340 534 356 500L362 522C340 556 268 556 246 522Z" fill={INK} />
      <path d="M256 440C290 470 306 484 316 526C336 524 350 516 352 506V420Z" fill={screen(id, 'tone')} />
      <path d="M256 420C282 466 326 466 352 424V456C330 498 286 488 256 446Z" fill={INK} />
    </>
  )
})

const Ear = memo(function Ear() {
  return (
    <>
      <path d="M214 272C196 254 176 268 180 298C183 326 196 350 216 350Z" fill={PAPER} />
      <path
        d="M206 284C194 278 188 288 191 304C193 316 200 326 206 330"
        fill="none"
        stroke={INK}
        strokeWidth="5"
        strokeLinecap="round"
      />
      <circle cx="194" cy="378" r="29" fill="none" stroke={INK} strokeWidth="16" />
      <circle cx="194" cy="378" r="29" fill="none" stroke={CROWD} strokeWidth="9" />
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
          d="M350 180C378 226 362 296 362 334C366 376 344 412 300 452H370V400H410V180Z"
          fill={screen(id, 'tone')}
        />
        <path
          d="M210 320C222 346 240 362 262 370C256 384 248 390 240 392C224 376 214 350 210 320Z"
          fill={screen(id, 'tone')}
        />
      </g>
      <path d={SHAVED} fill={PAPER} />
      <path d={SHAVED} fill={screen(id, 'tone')} />
      <path d="M204 232L236 202M205 252L233 226" stroke={PAPER} strokeWidth="7" />
      <path d="M408 316C388 342 372 350 352 356C358 374 354 394 346 408L370 418L410 380Z" fill={INK} />
      <path
        d="M316 266C311 292 320 318 331 336C331 349 318 354 302 352C310 347 315 342 312 335C304 316 305 290 316 266Z"
        fill={INK}
      />
      <path
        d="M281 338C280 347 288 352 296 350"
        fill="none"
        stroke={INK}
        strokeWidth="5"
        strokeLinecap="round"
      />
    </>
  )
})

const LID = {
  neutral: { left: 'M214 288C238 302 272 304 298 294', right: 'M310 294C336 304 370 302 394 288', open: 22 },
  angry: { left: 'M214 284C238 296 272 308 298 304', right: 'M310 304C336 308 370 296 394 284', open: 22 },
  happy: { left: 'M214 288C238 302 272 304 298 294', right: 'M310 294C336 304 370 302 394 288', open: 28 },
} as const

const BROWS = {
  neutral:
    'M212 254L250 232L292 252L290 264L250 247L216 258ZM396 252L358 230L316 252L318 264L358 245L392 256Z',
  angry: 'M204 232L246 232L300 266L295 284L246 256L209 247ZM404 232L362 232L308 266L313 284L362 256L399 247Z',
  happy: 'M210 246L246 218L290 236L288 249L246 234L215 252ZM398 230L358 202L316 230L318 243L358 218L393 236Z',
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
        shape="M222 282C240 266 272 268 290 292C272 302 240 302 222 282Z"
        x={259}
        y={284}
        radius={12}
        skin={PAPER}
        lidEdge={lid.left}
        open={lid.open}
      />
      <Eye
        id={`${id}r`}
        shape="M386 282C368 266 336 268 318 292C336 302 368 302 386 282Z"
        x={349}
        y={284}
        radius={12}
        skin={PAPER}
        lidEdge={lid.right}
        open={lid.open}
      />
      {/* liner */}
      <path
        d="M206 266C236 258 276 262 294 292C276 276 244 270 222 284ZM402 266C372 258 332 262 314 292C332 276 364 270 386 284Z"
        fill={INK}
      />
      <path
        d="M228 292C246 304 270 306 288 294C270 312 242 310 228 292ZM380 292C362 304 338 306 320 294C338 312 366 310 380 292Z"
        fill={INK}
      />
      <path d={BROWS[expression]} fill={INK} />
      {expression === 'angry' && (
        <path d="M300 240V262M310 236V258" stroke={INK} strokeWidth="5" strokeLinecap="round" />
      )}
      <path d="M238 214L248 256M234 306L243 338" stroke={FOE} strokeWidth="8" strokeLinecap="round" />
    </>
  )
})

const Hair = memo(function Hair() {
  return (
    <>
      <path
        d="M222 182C206 118 252 58 328 56C424 54 482 124 484 222C486 320 470 420 448 536C426 500 400 460 384 400C376 366 392 310 392 262C388 226 374 202 352 188C312 200 262 202 222 182Z"
        fill={INK}
      />
      <path d="M246 120C292 78 392 76 436 162C396 116 322 106 256 150C248 142 246 130 246 120Z" fill={FOE} />
      <path d="M236 172C236 130 258 100 292 84C266 110 252 134 246 164Z" fill={PAPER} />
      <path
        d="M458 236C462 320 452 396 440 462"
        fill="none"
        stroke={FOE}
        strokeWidth="6"
        strokeLinecap="round"
      />
    </>
  )
})
