/** One thing that is made from sources and made again when they change. */
export interface BuildStep {
  /** Names its stamp in out/.stamps. */
  readonly name: string
  /** Completes "Building …". */
  readonly title: string
  /** Files and folders it is made from, from the root of the checkout; tests inside do not count. */
  readonly inputs: readonly string[]
  /** Files that exist when it was made. */
  readonly outputs: readonly string[]
  /** The script that makes it, run with this Node from the root of the checkout. */
  readonly script: string
}

/** Everything that a running server, the browser tests and the measurements need built, in order. */
export const BUILD_STEPS: readonly BuildStep[] = [
  {
    name: 'dictionary',
    title: 'the pronouncing dictionary',
    inputs: ['scripts/build-dictionary.ts', 'shared/domain/phonetics', 'shared/std', 'package-lock.json'],
    outputs: ['out/dictionary/cmudict.bin'],
    script: 'scripts/build-dictionary.ts',
  },
  {
    name: 'web',
    title: 'the pages',
    inputs: [
      'scripts/build-web.ts',
      'scripts/web-fonts.ts',
      // The dictionary is among the pages' files.
      'scripts/build-dictionary.ts',
      'desktop/renderer',
      'shared',
      'tsconfig.base.json',
      'package-lock.json',
    ],
    outputs: ['out/web/index.html'],
    script: 'scripts/build-web.ts',
  },
  {
    name: 'sound-effects',
    title: 'the sound effects',
    inputs: [
      'scripts/render-sound-effects.ts',
      'scripts/mp3',
      'scripts/write-whole.ts',
      'shared/contract/sound-files.ts',
      'shared/dsp/sound-effects',
      'shared/dsp/beats/drums',
      'shared/dsp/beats/mix/reverb.ts',
      'shared/dsp/beats/envelopes.ts',
      'shared/dsp/beats/noise.ts',
      'shared/dsp/beats/oscillators.ts',
      'shared/dsp/beats/stereo.ts',
      'shared/dsp/biquad.ts',
      'shared/dsp/decibels.ts',
      'shared/dsp/levels.ts',
      'shared/dsp/limit-peaks.ts',
      'shared/dsp/loudness.ts',
      'shared/dsp/soft-clip.ts',
      'shared/dsp/true-peak.ts',
    ],
    outputs: [
      'out/sound-effects/boxing-bell.mp3',
      'out/sound-effects/crowd-reaction.mp3',
      'out/sound-effects/air-horn.mp3',
    ],
    script: 'scripts/render-sound-effects.ts',
  },
]

/** What takes half a minute and nobody waits for: a start makes it once the server is there (docs/decisions/0055). */
export const ASIDE_STEPS: readonly BuildStep[] = [
  {
    name: 'beats',
    title: 'the beats',
    inputs: [
      'scripts/render-beats.ts',
      'scripts/render-beats',
      'scripts/write-whole.ts',
      'shared/contract/beat-manifest.ts',
      'shared/domain/character/character.ts',
      'shared/dsp/beats',
      'shared/dsp/biquad.ts',
      'shared/dsp/decibels.ts',
      'shared/dsp/levels.ts',
      'shared/dsp/limit-peaks.ts',
      'shared/dsp/loudness.ts',
      'shared/dsp/soft-clip.ts',
      'shared/dsp/true-peak.ts',
      'cloud-api/ports/audio-store/audio-store.ts',
      'cloud-api/ports/audio-store/formats',
      'cloud-api/ports/speech-out/opus-encoder.ts',
      'cloud-api/ports/speech-out/opus-format.ts',
      'package-lock.json',
    ],
    outputs: ['out/beats/beats.json'],
    script: 'scripts/render-beats.ts',
  },
]

/** Those that somebody needs who does not need all. */
export const stepsNamed = (...names: readonly string[]): readonly BuildStep[] =>
  BUILD_STEPS.filter(({ name }) => names.includes(name))
