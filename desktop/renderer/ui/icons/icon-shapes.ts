/** Drawn on 24 by 24 with heavy square strokes; `fill` is solid, `stroke` an outline. */
export interface IconShape {
  readonly stroke?: string
  readonly fill?: string
}

export const ICON_SHAPES = {
  mic: { fill: 'M8 2h8v12H8z', stroke: 'M4 11v2.5L7.5 18h9l3.5-4.5V11M12 18v4M7.5 22h9' },
  play: { fill: 'M5 2.5 21 12 5 21.5z' },
  pause: { fill: 'M4 3h6v18H4zM14 3h6v18h-6z' },
  stop: { fill: 'M4 4h16v16H4z' },
  replay: { stroke: 'M4.5 4v6h6M5 9.5 8 6l4-1.5 4 1.5 3 3.5.5 4-2 4.5-4 2.5-4-.5-4-3' },
  'sound-on': { fill: 'M2 8h5l7-6v20l-7-6H2z', stroke: 'M17.5 8v8M21.5 5v14' },
  'sound-off': { fill: 'M2 8h5l6-5.5v19L7 16H2z', stroke: 'm16.5 9 5 6M21.5 9l-5 6' },
  'beat-on': { stroke: 'M3.5 10v4M9 5v14M14.5 8v8M20.5 3v18' },
  'beat-off': { stroke: 'M3.5 10v4M9 6v12m5-9 7.5 7M21.5 9 14 16' },
  settings: { stroke: 'M2 6h11M18.5 6H22M2 18h3.5M11 18h11M15.7 2.5v7M8.3 14.5v7' },
  close: { stroke: 'm4 4 16 16M20 4 4 20' },
  arrow: { stroke: 'M2.5 12H20M13 4.5 20.5 12 13 19.5' },
  'sign-out': { stroke: 'M13 3H4v18h9M9 12h12M16.5 6.5 22 12l-5.5 5.5' },
  trophy: {
    fill: 'M6.5 2h11v8L15 14.5H9L6.5 10z',
    stroke: 'M6.5 4.5h-4V8L6 10.5M17.5 4.5h4V8L18 10.5M12 14v7M6.5 21.5h11',
  },
  clock: { stroke: 'M8 3h8l5 5v8l-5 5H8l-5-5V8zM12 7v5.5l4 2.5' },
  check: { stroke: 'm3 12.5 6 6.5L21 5' },
  warning: { fill: 'M12 1.5 24 22.5H0zM10.3 9v6.5h3.4V9zM10.3 17.3v2.7h3.4v-2.7z' },
  share: { stroke: 'M7 10H4v11h16V10h-3M12 16V3M6.5 8 12 2.5 17.5 8' },
} as const satisfies Record<string, IconShape>

export type IconName = keyof typeof ICON_SHAPES
