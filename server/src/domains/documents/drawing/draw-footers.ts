import { type Canvas, page } from './page.ts'
import { ink } from './pen.ts'

/** At the end, when it is known how many pages there are. */
export const drawFooters = ({ sheet, pen }: Canvas, text: string): void => {
  const { count } = sheet.bufferedPageRange()
  for (let at = 0; at < count; at++) {
    sheet.switchToPage(at)
    const y = page.height - 46
    sheet
      .moveTo(page.left, y - 10)
      .lineTo(page.right, y - 10)
      .lineWidth(0.6)
      .strokeColor(ink.line)
      .stroke()
    const quiet = { size: 8.5, color: ink.quiet }
    pen.write(text, { x: page.left, y }, quiet)
    pen.write(`Page ${at + 1} of ${count}`, { x: page.right, y, align: 'right' }, quiet)
  }
}
