import { SegmentedChoice } from '../../ui/segmented-choice.tsx'
import { Slider } from '../../ui/slider.tsx'
import { usePreferences } from '../../ui/preferences.ts'

const percent = (share: number) => `${String(Math.round(share * 100))}%`

/** How the game sounds and moves in this browser. */
export function PlayPreferences() {
  const { muted, volume, pacing, reducedMotion, change } = usePreferences()
  return (
    <div className="grid gap-7">
      <SegmentedChoice
        label="Sound"
        value={muted ? 'off' : 'on'}
        onChange={(sound) => {
          change({ muted: sound === 'off' })
        }}
        options={[
          { value: 'on', label: 'On' },
          { value: 'off', label: 'Off' },
        ]}
      />
      <Slider
        label="Volume"
        min={0}
        max={1}
        step={0.1}
        value={volume}
        format={percent}
        disabled={muted}
        onChange={(next) => {
          change({ volume: Math.round(next * 10) / 10 })
        }}
      />
      <SegmentedChoice
        label="Answers"
        value={pacing}
        onChange={(next) => {
          change({ pacing: next })
        }}
        options={[
          { value: 'instant', label: 'Instant' },
          { value: 'dramatic', label: 'Dramatic' },
        ]}
      />
      <SegmentedChoice
        label="Motion"
        value={reducedMotion}
        onChange={(next) => {
          change({ reducedMotion: next })
        }}
        options={[
          { value: 'system', label: 'As my device' },
          { value: 'reduce', label: 'Hold still' },
        ]}
      />
    </div>
  )
}
