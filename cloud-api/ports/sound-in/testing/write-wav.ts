/** How a WAV file is written; what is told may be other than what is there. */
export interface WavSettings {
  readonly rate?: number
  readonly channels?: number
  readonly bits?: 8 | 16 | 24 | 32 | 64
  /** 1 is PCM, 3 floating point, others are others. */
  readonly kind?: number
  /** Told of the length of the samples, in bytes. */
  readonly told?: number
  /** Written in the long form, its kind further behind. */
  readonly isExtensible?: boolean
}

/** Writes samples as a WAV file, the same ones on each channel. */
export function writeWav(samples: Float32Array, settings: WavSettings = {}): Buffer {
  const { rate = 48_000, channels = 1, bits = 16, kind = 1, isExtensible = false } = settings
  const width = bits / 8
  const body = Buffer.alloc(samples.length * channels * width)
  samples.forEach((sample, index) => {
    for (let channel = 0; channel < channels; channel += 1)
      writeSample(body, sample, (index * channels + channel) * width, kind === 3 ? -bits : bits)
  })
  const format = Buffer.alloc(isExtensible ? 40 : 16)
  format.writeUInt16LE(isExtensible ? 0xfffe : kind, 0)
  format.writeUInt16LE(channels, 2)
  format.writeUInt32LE(rate, 4)
  format.writeUInt32LE(rate * channels * width, 8)
  format.writeUInt16LE(channels * width, 12)
  format.writeUInt16LE(bits, 14)
  if (isExtensible) format.writeUInt16LE(kind, 24)
  const told = settings.told ?? body.length
  return Buffer.concat([
    Buffer.from('RIFF'),
    uint32(told + 28 + format.length),
    Buffer.from('WAVEfmt '),
    uint32(format.length),
    format,
    Buffer.from('LIST'),
    uint32(3),
    Buffer.from('odd\0'),
    Buffer.from('data'),
    uint32(told),
    body,
  ])
}

/** @param form bits of a whole number, or below 0 of one with a point */
function writeSample(body: Buffer, sample: number, at: number, form: number): void {
  const whole = (bits: number) =>
    Math.max(-(2 ** (bits - 1)), Math.min(2 ** (bits - 1) - 1, Math.round(sample * 2 ** (bits - 1))))
  switch (form) {
    case 8:
      body.writeUInt8(whole(8) + 128, at)
      return
    case -32:
      body.writeFloatLE(sample, at)
      return
    case -64:
      body.writeDoubleLE(sample, at)
      return
    default:
      if (form > 0 && form <= 32) body.writeIntLE(whole(form), at, form / 8)
  }
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value % 2 ** 32)
  return bytes
}
