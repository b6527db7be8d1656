import { createHash } from 'node:crypto'
import type { Platform } from '#contract/releases/platforms.ts'
import type { DemoCreator, DemoProduct } from '#demo/shop/entries.ts'
import type { ZipEntry } from './write-zip.ts'

const rate = 44_100
const cycle = 2_048

/** One turn of a wave with its own overtones, as a 16-bit WAV that any sampler opens. */
const drawCycle = (name: string): Buffer => {
  const seed = createHash('sha256').update(name).digest()
  const wave = Buffer.alloc(44 + cycle * 2)
  wave.write('RIFF', 0)
  wave.writeUInt32LE(36 + cycle * 2, 4)
  wave.write('WAVEfmt ', 8)
  wave.writeUInt32LE(16, 16)
  wave.writeUInt16LE(1, 20)
  wave.writeUInt16LE(1, 22)
  wave.writeUInt32LE(rate, 24)
  wave.writeUInt32LE(rate * 2, 28)
  wave.writeUInt16LE(2, 32)
  wave.writeUInt16LE(16, 34)
  wave.write('data', 36)
  wave.writeUInt32LE(cycle * 2, 40)
  const tones = Array.from({ length: 12 }, (_none, at) => (seed[at] ?? 0) / 255 / (at + 1))
  const loudest = tones.reduce((sum, tone) => sum + tone, 0)
  for (let at = 0; at < cycle; at++) {
    const turn = (2 * Math.PI * at) / cycle
    const value = tones.reduce((sum, tone, index) => sum + tone * Math.sin(turn * (index + 1)), 0) / loudest
    wave.writeInt16LE(Math.round(value * 32_000), 44 + at * 2)
  }
  return wave
}

const folderOf: Readonly<Record<Platform, string>> = {
  Mac: 'Library/Audio',
  Windows: 'Common Files/Audio',
  Linux: '.local/share',
  Universal: 'Waves',
}

const readMe = (creator: DemoCreator, product: DemoProduct, version: string, platform: Platform): string =>
  [
    `${product.name} ${version}${platform === 'Universal' ? '' : ` for ${platform}`}`,
    `by ${creator.name}`,
    '',
    product.tagline,
    '',
    'This archive belongs to the demo shop of Soundfair. It holds a few single-cycle waves, so that there is something to hear;',
    product.type === 'Plugin' ? 'the plugin itself exists on its page only.' : 'the pack itself exists on its page only.',
    '',
  ].join('\n')

const license = (creator: DemoCreator, product: DemoProduct): string =>
  `The waves of ${product.name} may be used in any music, also for money. They may not be sold on by themselves.\n\n${creator.name}\n`

/** What a customer unpacks. The same for the same version, on every machine. */
export const fillArchive = (creator: DemoCreator, product: DemoProduct, version: string, platform: Platform): ZipEntry[] => {
  const name = `${creator.id}/${product.id} ${version}`
  const waves = Array.from({ length: 8 }, (_none, at) => ({
    path: `${folderOf[platform]}/${product.name}/Wave ${at + 1}.wav`,
    bytes: drawCycle(`${name} ${at}`),
  }))
  return [
    { path: 'Read me.txt', bytes: Buffer.from(readMe(creator, product, version, platform)) },
    { path: 'License.txt', bytes: Buffer.from(license(creator, product)) },
    ...waves,
  ]
}
