import type PDFDocument from 'pdfkit'
import { cutByFace, type Typeface, type Weight } from './typeface.ts'

export type Sheet = InstanceType<typeof PDFDocument>

export const ink = { text: '#15151a', quiet: '#5c5a55', line: '#dedad0', accent: '#ff5a1f' } as const

type Manner = { size?: number; weight?: Weight; color?: string }
type Position = { x: number; y: number; align?: 'left' | 'right' }

/** Writes lines of text at positions, in figures of one width. */
export type Pen = {
  widthOf(text: string, manner?: Manner): number
  write(text: string, at: Position, manner?: Manner): void
  /** Cuts a text into lines that are no wider; a word that is too long by itself is broken. */
  wrap(text: string, width: number, manner?: Manner): string[]
}

const figures = { features: ['tnum', 'kern'] as PDFKit.Mixins.OpenTypeFeatures[], lineBreak: false }

export const makePen = (sheet: Sheet, typeface: Typeface): Pen => {
  const known = new Set<string>()
  const runsOf = (text: string, weight: Weight) => {
    const runs = cutByFace(text, typeface.facesOf(weight))
    for (const { face } of runs) {
      // pdfkit takes a font that is open already, which its types do not know: reading it anew takes longer than drawing.
      if (!known.has(face.name)) sheet.registerFont(face.name, face.font as unknown as Buffer)
      known.add(face.name)
    }
    return runs
  }

  const widthOf: Pen['widthOf'] = (text, { size = 10, weight = 400 } = {}) =>
    runsOf(text, weight).reduce((sum, run) => sum + sheet.font(run.face.name).fontSize(size).widthOfString(run.text, figures), 0)

  const write: Pen['write'] = (text, { x, y, align = 'left' }, manner = {}) => {
    const { size = 10, weight = 400, color = ink.text } = manner
    let left = align === 'left' ? x : x - widthOf(text, manner)
    for (const run of runsOf(text, weight)) {
      sheet.font(run.face.name).fontSize(size).fillColor(color)
      // Faces differ in height; by the base line they stand level.
      sheet.text(run.text, left, y + size, { ...figures, baseline: 'alphabetic' })
      left += sheet.widthOfString(run.text, figures)
    }
  }

  const breakWord = (word: string, width: number, manner: Manner): string[] => {
    const parts = ['']
    for (const letter of word) {
      const longer = `${parts.at(-1)}${letter}`
      if (widthOf(longer, manner) <= width || parts.at(-1) === '') parts[parts.length - 1] = longer
      else parts.push(letter)
    }
    return parts
  }

  const wrap: Pen['wrap'] = (text, width, manner = {}) => {
    const lines: string[] = []
    for (const word of text.split(/\s+/).filter(Boolean)) {
      const last = lines.at(-1)
      const joined = last === undefined ? word : `${last} ${word}`
      if (last !== undefined && widthOf(joined, manner) <= width) lines[lines.length - 1] = joined
      else lines.push(...(widthOf(word, manner) <= width ? [word] : breakWord(word, width, manner)))
    }
    return lines
  }

  return { widthOf, write, wrap }
}
