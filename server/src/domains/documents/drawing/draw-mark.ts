import { page } from './page.ts'
import { ink, type Pen, type Sheet } from './pen.ts'

/** The shop's mark: five bars of sound, one of them lit. */
export const drawMark = ({ sheet, pen }: { sheet: Sheet; pen: Pen }): void => {
  const heights = [5, 13, 8, 16, 6.5]
  const width = pen.widthOf('Soundfair', { size: 15, weight: 600 })
  const start = page.right - width - 6 - heights.length * 4.6
  for (const [index, height] of heights.entries()) {
    sheet.roundedRect(start + index * 4.6, page.top + 11 - height / 2, 2.4, height, 1.2).fill(index === 2 ? ink.accent : ink.text)
  }
  pen.write('Soundfair', { x: page.right, y: page.top + 1, align: 'right' }, { size: 15, weight: 600 })
}
