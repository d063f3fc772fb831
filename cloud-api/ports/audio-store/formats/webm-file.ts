import { OPUS_RATE, PACKET_SAMPLES, PRE_SKIP_SAMPLES } from '../../speech-out/opus-format.ts'
import { EBML_ID, element, float, idBytes, text, unsigned, type EbmlId } from './ebml.ts'
import { opusHead } from './opus-head.ts'

/** One tick of the file's clock is a millisecond. */
const TIMESTAMP_SCALE_NS = 1_000_000
const PACKET_MS = (PACKET_SAMPLES * 1000) / OPUS_RATE
/** Five seconds to a cluster: the places a player can seek to, within the 32 s that a block's clock can count. */
const PACKETS_PER_CLUSTER = 250
/** What a decoder needs to hear before a place it starts at (RFC 7845, 4.6). */
const SEEK_PRE_ROLL_NS = 80_000_000
const AUDIO_TRACK = 2
const KEY_FRAME = 0x80

/** What a file is written from. */
export interface OpusRecording {
  readonly packets: readonly Uint8Array[]
  readonly durationMs: number
  readonly channels?: 1 | 2
}

/**
 * Writes a recording as WebM: one Opus track, its index in front, its codec delay told, the same bytes for the same
 * recording. Why this is done here and not by a library: docs/decisions/0040-webm-written-here.md.
 */
export function webmFile({ packets, durationMs, channels = 1 }: OpusRecording): Buffer {
  const info = infoElement(durationMs)
  const tracks = tracksElement(channels)
  const clusters = clusterElements(packets)
  // Places are written at full width, so that the index is as long with the true ones as with none.
  const placeless = indexElements([], info.length, tracks.length, clusters)
  const index = indexElements(placeless, info.length, tracks.length, clusters)
  return Buffer.concat([
    headerElement(),
    element(EBML_ID.Segment, ...index.slice(0, 1), info, tracks, ...index.slice(1), ...clusters),
  ])
}

function headerElement(): Buffer {
  return element(
    EBML_ID.EBML,
    element(EBML_ID.EBMLVersion, unsigned(1)),
    element(EBML_ID.EBMLReadVersion, unsigned(1)),
    element(EBML_ID.EBMLMaxIDLength, unsigned(4)),
    element(EBML_ID.EBMLMaxSizeLength, unsigned(8)),
    element(EBML_ID.DocType, text('webm')),
    element(EBML_ID.DocTypeVersion, unsigned(4)),
    element(EBML_ID.DocTypeReadVersion, unsigned(2)),
  )
}

function infoElement(durationMs: number): Buffer {
  return element(
    EBML_ID.Info,
    element(EBML_ID.TimestampScale, unsigned(TIMESTAMP_SCALE_NS)),
    element(EBML_ID.Duration, float(durationMs)),
    element(EBML_ID.MuxingApp, text('Clapback')),
    element(EBML_ID.WritingApp, text('Clapback')),
  )
}

function tracksElement(channels: 1 | 2): Buffer {
  return element(
    EBML_ID.Tracks,
    element(
      EBML_ID.TrackEntry,
      element(EBML_ID.TrackNumber, unsigned(1)),
      element(EBML_ID.TrackUID, unsigned(1)),
      element(EBML_ID.TrackType, unsigned(AUDIO_TRACK)),
      element(EBML_ID.FlagLacing, unsigned(0)),
      element(EBML_ID.CodecID, text('A_OPUS')),
      element(EBML_ID.CodecPrivate, opusHead(channels)),
      element(EBML_ID.CodecDelay, unsigned(Math.round((PRE_SKIP_SAMPLES * 1e9) / OPUS_RATE))),
      element(EBML_ID.SeekPreRoll, unsigned(SEEK_PRE_ROLL_NS)),
      element(
        EBML_ID.Audio,
        element(EBML_ID.SamplingFrequency, float(OPUS_RATE)),
        element(EBML_ID.Channels, unsigned(channels)),
      ),
    ),
  )
}

function clusterElements(packets: readonly Uint8Array[]): Buffer[] {
  const count = Math.ceil(packets.length / PACKETS_PER_CLUSTER)
  return Array.from({ length: count }, (_, cluster) => {
    const first = cluster * PACKETS_PER_CLUSTER
    const blocks = packets.slice(first, first + PACKETS_PER_CLUSTER).map((packet, index) => {
      const head = Buffer.from([0x81, 0, 0, KEY_FRAME])
      head.writeInt16BE(index * PACKET_MS, 1)
      return element(EBML_ID.SimpleBlock, head, packet)
    })
    return element(EBML_ID.Cluster, element(EBML_ID.Timestamp, unsigned(first * PACKET_MS)), ...blocks)
  })
}

/** What lies where: the seek head, which stands first, and the cues, which stand before the clusters. */
function indexElements(
  known: readonly Buffer[],
  infoLength: number,
  tracksLength: number,
  clusters: readonly Buffer[],
): Buffer[] {
  const [seekHead, cues] = known
  const infoAt = seekHead?.length ?? 0
  const tracksAt = infoAt + infoLength
  const cuesAt = tracksAt + tracksLength
  let place = cuesAt + (cues?.length ?? 0)
  const cuePoints = clusters.map((cluster, index) => {
    const point = cuePoint(index * PACKETS_PER_CLUSTER * PACKET_MS, place)
    place += cluster.length
    return point
  })
  return [
    element(
      EBML_ID.SeekHead,
      seek(EBML_ID.Info, infoAt),
      seek(EBML_ID.Tracks, tracksAt),
      seek(EBML_ID.Cues, cuesAt),
    ),
    element(EBML_ID.Cues, ...cuePoints),
  ]
}

function seek(id: EbmlId, place: number): Buffer {
  return element(
    EBML_ID.Seek,
    element(EBML_ID.SeekID, idBytes(id)),
    element(EBML_ID.SeekPosition, unsigned(place, 4)),
  )
}

function cuePoint(time: number, place: number): Buffer {
  return element(
    EBML_ID.CuePoint,
    element(EBML_ID.CueTime, unsigned(time, 4)),
    element(
      EBML_ID.CueTrackPositions,
      element(EBML_ID.CueTrack, unsigned(1)),
      element(EBML_ID.CueClusterPosition, unsigned(place, 4)),
    ),
  )
}
