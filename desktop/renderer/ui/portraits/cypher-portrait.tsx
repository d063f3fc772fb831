import { type ReactElement, memo } from 'react'
import { Eye } from './eye.tsx'
import { LEVEL_METER } from './mouth/level-meter.ts'
import { Mouth } from './mouth/mouth.tsx'
import { PortraitFrame } from './portrait-frame.tsx'
import { PortraitHead } from './portrait-head.tsx'
import { type ArtProps, type Expression, type PortraitProps } from './portrait-types.ts'
import { CROWD, FOE, INK, PAPER, screen } from './screen-print.tsx'

const SHELL = 'M212 88H396L436 132L440 236L420 346L386 386H222L188 346L168 236L172 132Z'
const JAW = 'M206 372H402L388 452C384 472 372 482 350 482H258C236 482 224 472 220 452Z'
const CHASSIS = 'M-10 760V664L60 596L200 548H408L548 596L618 664V760Z'

/** Cypher: a machine with a shutter over each eye, a level meter for a mouth and the tape running in its chest. */
export function CypherPortrait(props: PortraitProps): ReactElement {
  return <PortraitFrame {...props} name="Cypher" art={CypherArt} mouthArt={LEVEL_METER} />
}

function CypherArt({ id, expression, mouth }: ArtProps): ReactElement {
  return (
    <>
      <g className="portrait-breath">
        <Body id={id} />
        <Deck />
        <PortraitHead>
          <path d="M220 340H390V440H220Z" fill={INK} />
          <g className="portrait-jaw">
            <path d={JAW} fill={PAPER} stroke={INK} strokeWidth="8" strokeLinejoin="round" />
            <path d="M330 376H398L384 450C380 468 370 478 350 478H322Z" fill={screen(id, 'tone')} />
            <path d="M376 376H402L388 452C384 472 372 482 350 482H340C366 470 372 420 376 376Z" fill={INK} />
            <Mouth art={LEVEL_METER} expression={expression} mouth={mouth} />
          </g>
          <Shell id={id} />
          <Gaze id={id} expression={expression} />
        </PortraitHead>
      </g>
    </>
  )
}

const Body = memo(function Body({ id }: { readonly id: string }) {
  return (
    <>
      <path d={CHASSIS} fill={FOE} transform="translate(0 -8)" />
      {/* neck: a ribbed hose between two cables */}
      <path
        d="M214 460C176 500 182 540 168 580M394 460C432 500 426 540 440 580"
        fill="none"
        stroke={INK}
        strokeWidth="24"
      />
      <path
        d="M214 460C176 500 182 540 168 580M394 460C432 500 426 540 440 580"
        fill="none"
        stroke={CROWD}
        strokeWidth="11"
      />
      <g fill={PAPER} stroke={INK} strokeWidth="8">
        <rect x="244" y="462" width="120" height="34" rx="17" />
        <rect x="238" y="490" width="132" height="34" rx="17" />
        <rect x="232" y="518" width="144" height="40" rx="17" />
      </g>
      <path
        d="M320 466H356C370 480 360 490 366 500C376 512 366 524 374 540L370 556H310C326 520 316 490 320 466Z"
        fill={INK}
      />
      <path d={CHASSIS} fill={INK} />
      <path d="M40 760V668L76 610L150 586L130 760Z" fill={screen(id, 'red')} />
      <path d="M568 760V668L532 610L458 586L478 760Z" fill={screen(id, 'red')} opacity=".55" />
      <path d="M150 586L130 760M458 586L478 760" stroke={PAPER} strokeWidth="6" />
    </>
  )
})

const Deck = memo(function Deck() {
  const reel = (x: number) => (
    <g className="portrait-reel" style={{ transformOrigin: `${x}px 676px` }}>
      <circle cx={x} cy="676" r="42" fill={PAPER} />
      <path d={`M${x} 650v52M${x - 22.5} 663l45 26M${x - 22.5} 689l45 -26`} stroke={INK} strokeWidth="9" />
      <circle cx={x} cy="676" r="12" fill={FOE} stroke={INK} strokeWidth="6" />
    </g>
  )
  return (
    <>
      <path d="M168 592H440V780H168Z" fill={PAPER} stroke={INK} strokeWidth="8" />
      <path d="M186 622H422V780H186Z" fill={INK} />
      <path d="M186 602H300V612H186Z" fill={FOE} />
      <path d="M372 602h12v10h-12zM392 602h12v10h-12zM412 602h10v10h-10z" fill={INK} />
      {reel(246)}
      {reel(362)}
    </>
  )
})

const Shell = memo(function Shell({ id }: { readonly id: string }) {
  return (
    <>
      {/* aerials and ear pods */}
      <path
        d="M126 224L98 60L112 58L164 224ZM482 224L510 60L496 58L444 224Z"
        fill={INK}
        stroke={INK}
        strokeWidth="6"
        strokeLinejoin="round"
      />
      <path d="M132 210L108 74L144 210Z" fill={PAPER} />
      <path d="M460 210L498 76" stroke={FOE} strokeWidth="6" strokeLinecap="round" />
      <circle cx="104" cy="58" r="13" fill={CROWD} stroke={INK} strokeWidth="7" />
      <circle cx="504" cy="58" r="13" fill={CROWD} stroke={INK} strokeWidth="7" />
      <circle cx="150" cy="260" r="52" fill={INK} />
      <circle cx="458" cy="260" r="52" fill={INK} />
      <circle cx="146" cy="260" r="38" fill={PAPER} />
      <circle cx="148" cy="260" r="24" fill={FOE} stroke={INK} strokeWidth="7" />
      <path d="M486 234A38 38 0 0 1 486 286" fill="none" stroke={FOE} strokeWidth="6" strokeLinecap="round" />
      {/* cranium */}
      <path d={SHELL} fill={PAPER} stroke={INK} strokeWidth="8" strokeLinejoin="round" />
      <path d="M330 90H396L434 132L438 236L418 346L386 384H340L352 300L340 200Z" fill={screen(id, 'tone')} />
      <path d="M384 90H396L434 132L438 236L418 346L386 384H364L396 320L400 200Z" fill={INK} />
      <path d="M222 92H246V206H222ZM256 92H266V206H256Z" fill={FOE} />
      {/* eye hollow and nose plate */}
      <path d="M176 236H432L418 320L350 330L330 300H278L258 330L190 320Z" fill={INK} />
      <path d="M286 222H322L342 358H266Z" fill={PAPER} />
      <path d="M308 222H325L345 358H318Z" fill={INK} />
      <path d="M204 344L250 352M210 360L252 366" stroke={INK} strokeWidth="6" />
    </>
  )
})

const BROWS = {
  neutral: { left: 'M166 204L290 208V234L172 240Z', right: 'M442 204L318 208V234L436 240Z' },
  angry: { left: 'M160 180L298 226L294 256L166 222Z', right: 'M448 180L310 226L314 256L442 222Z' },
  happy: { left: 'M164 178L288 196L288 222L170 210Z', right: 'M446 160L318 184L318 210L440 192Z' },
} as const

const LID = {
  neutral: { left: 'M180 304H290', right: 'M318 304H428', open: 52 },
  angry: { left: 'M180 284L296 318', right: 'M312 318L428 284', open: 46 },
  happy: { left: 'M180 304H290', right: 'M318 304H428', open: 70 },
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
      <Eye
        id={`${id}l`}
        shape="M204 274a30 30 0 1 1 60 0a30 30 0 1 1 -60 0Z"
        x={234}
        y={276}
        radius={12}
        skin={INK}
        lidEdge={lid.left}
        open={lid.open}
        white={expression === 'angry' ? FOE : CROWD}
      />
      <Eye
        id={`${id}r`}
        shape="M344 274a30 30 0 1 1 60 0a30 30 0 1 1 -60 0Z"
        x={374}
        y={276}
        radius={12}
        skin={INK}
        lidEdge={lid.right}
        open={lid.open}
        white={expression === 'angry' ? FOE : CROWD}
      />
      {expression === 'happy' && (
        <path d="M198 312C210 280 258 280 270 312ZM338 312C350 280 398 280 410 312Z" fill={INK} />
      )}
      <path d={brow.left} fill={PAPER} stroke={INK} strokeWidth="7" strokeLinejoin="round" />
      <path d={brow.right} fill={PAPER} stroke={INK} strokeWidth="7" strokeLinejoin="round" />
    </>
  )
})
