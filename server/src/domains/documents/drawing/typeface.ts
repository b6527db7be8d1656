import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { create, type Font } from 'fontkit'
import { cacheLines } from './cache-lines.ts'

export type Weight = 400 | 600

export type Face = { name: string; font: Font }

/** In the order in which they are tried for a letter: the shop's own first, then the scripts it lacks. */
const files: Readonly<Record<Weight, readonly string[]>> = {
  400: ['instrument-sans-400.ttf', 'other-scripts/instrument-sans-latin-ext-400.woff'],
  600: ['instrument-sans-600.ttf', 'other-scripts/instrument-sans-latin-ext-600.woff'],
}
const otherScripts = ['latin-ext', 'greek', 'cyrillic', 'cyrillic-ext', 'vietnamese', 'japanese'].map(
  (script) => `other-scripts/noto-sans-${script}-400.woff`,
)

const parse = (file: string, bytes: Buffer): Font => {
  const font = create(bytes)
  if (!('hasGlyphForCodePoint' in font)) throw new Error(`${file} is a collection of fonts, not one`)
  return font
}

const open = async (file: string): Promise<Face> => {
  const bytes = await readFile(fileURLToPath(new URL(`../../../../fonts/${file}`, import.meta.url)))
  const font = parse(file, bytes)
  // A font remembers each glyph with the letter it was first requested for. Glyphs embedded in a page are requested without letters (the Y of
  // an Ý), and text copied from the next page would lack them: so subsets are made from a second copy of the font.
  const embedded = parse(file, bytes)
  const layout = cacheLines(font.layout.bind(font))
  return { name: file, font: Object.assign(font, { createSubset: () => embedded.createSubset(), layout }) }
}

export type Typeface = { facesOf(weight: Weight): readonly Face[] }

const openAll = async (): Promise<Typeface> => {
  const others = await Promise.all(otherScripts.map(open))
  const own = { 400: await Promise.all(files[400].map(open)), 600: await Promise.all(files[600].map(open)) }
  return { facesOf: (weight) => [...own[weight], ...others] }
}

let opened: Promise<Typeface> | undefined

/** Read once; the files never change while the shop is open. */
export const openTypeface = (): Promise<Typeface> => {
  opened ??= openAll()
  return opened
}

/** A part of a text that one face can write. */
export type Run = { face: Face; text: string }

/** Cuts a text by the faces that have its letters. A letter that no face has becomes a question mark: better seen than lost. */
export const cutByFace = (text: string, faces: readonly Face[]): Run[] => {
  const runs: Run[] = []
  const [main] = faces
  if (!main) throw new Error('A text needs a face')
  for (const letter of text) {
    const has = (face: Face): boolean => face.font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)
    const face = faces.find(has) ?? main
    const written = has(face) ? letter : '?'
    const last = runs.at(-1)
    if (last?.face === face) last.text += written
    else runs.push({ face, text: written })
  }
  return runs
}
