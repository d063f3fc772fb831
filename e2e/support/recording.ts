import type { Page } from '@playwright/test'
import { medianPitch } from '#shared/dsp/pitch.ts'
import { spectralCentroid } from '#shared/dsp/spectral-centroid.ts'
import type { Hertz, Seconds } from '#shared/std/units.ts'

/** How a recording sounds. */
export interface Sound {
  readonly seconds: Seconds
  /** The voice's middle pitch; 0 where nothing is voiced. */
  readonly pitch: Hertz
  /** How bright it is. */
  readonly centroid: Hertz
}

const RATE: Hertz = 16_000

/** Fetches a recording in the page, with the page's cookies, decodes it there, and measures it. */
export async function listenTo(page: Page, url: string): Promise<Sound> {
  const decoded = await page.evaluate(
    async ({ url, rate }) => {
      const answer = await fetch(url)
      if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
      const buffer = await new OfflineAudioContext(1, 1, rate).decodeAudioData(await answer.arrayBuffer())
      return Array.from(buffer.getChannelData(0), (sample) => Math.round(sample * 32_767))
    },
    { url, rate: RATE },
  )
  const samples = Float32Array.from(decoded, (sample) => sample / 32_767)
  return {
    seconds: samples.length / RATE,
    pitch: medianPitch(samples, RATE) ?? 0,
    centroid: spectralCentroid(samples, RATE),
  }
}

/** How far apart two figures are, as a share of the smaller one: 0.1 is ten percent. */
export const apart = (one: number, other: number): number => Math.max(one, other) / Math.min(one, other) - 1
