const rate = 44_100

/** One channel as a 16-bit WAV. */
export const writeWav = (tone: Float32Array): Buffer => {
  const wav = Buffer.alloc(44 + tone.length * 2)
  wav.write('RIFF', 0)
  wav.writeUInt32LE(36 + tone.length * 2, 4)
  wav.write('WAVEfmt ', 8)
  wav.writeUInt32LE(16, 16)
  wav.writeUInt16LE(1, 20)
  wav.writeUInt16LE(1, 22)
  wav.writeUInt32LE(rate, 24)
  wav.writeUInt32LE(rate * 2, 28)
  wav.writeUInt16LE(2, 32)
  wav.writeUInt16LE(16, 34)
  wav.write('data', 36)
  wav.writeUInt32LE(tone.length * 2, 40)
  for (const [at, value] of tone.entries()) wav.writeInt16LE(Math.round(value * 32_000), 44 + at * 2)
  return wav
}
