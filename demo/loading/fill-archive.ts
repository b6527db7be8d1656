import { createHash } from 'node:crypto'
import type { Platform } from '#contract/releases/platforms.ts'
import type { DemoCreator, DemoProduct } from '#demo/shop/entries.ts'
import { soundsOf } from './pack-sounds.ts'
import { writeWav } from './write-wav.ts'
import type { ZipEntry } from './write-zip.ts'

const cycle = 2_048

/** One cycle of a wave with its own overtones. */
const drawCycle = (name: string): Buffer => {
  const seed = createHash('sha256').update(name).digest()
  const tones = Array.from({ length: 12 }, (_none, at) => (seed[at] ?? 0) / 255 / (at + 1))
  const loudest = tones.reduce((sum, tone) => sum + tone, 0)
  const valueAt = (turn: number): number => tones.reduce((sum, tone, index) => sum + tone * Math.sin(turn * (index + 1)), 0) / loudest
  return writeWav(Float32Array.from({ length: cycle }, (_none, at) => valueAt((2 * Math.PI * at) / cycle)))
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
  `The waves of ${product.name} may be used in any music, including commercial work. They may not be resold on their own.\n\n${creator.name}\n`

/** The content of a customer's download. The same for the same version, on every machine. */
export const fillArchive = (creator: DemoCreator, product: DemoProduct, version: string, platform: Platform): ZipEntry[] => {
  const name = `${creator.id}/${product.id} ${version}`
  const sounds = soundsOf(`${creator.id}/${product.id}`).map(({ name: sound, tone }) => ({
    path: `${product.name}/${sound}.wav`,
    bytes: writeWav(tone),
  }))
  const waves = Array.from({ length: 8 }, (_none, at) => ({
    path: `${folderOf[platform]}/${product.name}/Wave ${at + 1}.wav`,
    bytes: drawCycle(`${name} ${at}`),
  }))
  return [
    { path: 'Read me.txt', bytes: Buffer.from(readMe(creator, product, version, platform)) },
    { path: 'License.txt', bytes: Buffer.from(license(creator, product)) },
    ...(sounds.length > 0 ? sounds : waves),
  ]
}
