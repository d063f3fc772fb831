/** How loud the crowd is, from the specification's thresholds of its energy. */
export const CROWD_BANDS = ['low', 'medium', 'high', 'wild'] as const
export type CrowdBand = (typeof CROWD_BANDS)[number]

/** The band of a crowd energy of 0 to 100: wild from 85, high from 70, medium from 40, else low. */
export function crowdBand(energy: number): CrowdBand {
  if (energy >= 85) return 'wild'
  if (energy >= 70) return 'high'
  if (energy >= 40) return 'medium'
  return 'low'
}
