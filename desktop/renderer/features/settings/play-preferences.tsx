import { SegmentedChoice } from '../../ui/segmented-choice.tsx'
import { usePreferences } from '../../ui/preferences.ts'
import { VolumeSlider } from '../../ui/volume-slider.tsx'

/** How the game sounds and moves in this browser. */
export function PlayPreferences() {
  const { muted, volume, beatOn, beatVolume, pacing, reducedMotion, change } = usePreferences()
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
      <VolumeSlider
        label="Volume"
        value={volume}
        disabled={muted}
        onChange={(next) => {
          change({ volume: next })
        }}
      />
      <SegmentedChoice
        label="Beat in a battle"
        value={beatOn ? 'on' : 'off'}
        disabled={muted}
        onChange={(beat) => {
          change({ beatOn: beat === 'on' })
        }}
        options={[
          { value: 'on', label: 'On' },
          { value: 'off', label: 'Off' },
        ]}
      />
      <VolumeSlider
        label="Beat volume"
        value={beatVolume}
        disabled={muted || !beatOn}
        onChange={(next) => {
          change({ beatVolume: next })
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
