import { type Currency, decimalsOf, minorUnitsOf } from '#contract/core/money.ts'
import { percentText } from '#contract/pricing/percent-text.ts'
import { type Canvas, ink, need, page, rule } from '../drawing/index.ts'
import type { StatementPart, StatementRow } from './payout-statement.ts'

/** Where the columns of figures end. */
const columns = [
  ['Units', 262],
  ['Gross', 326],
  ['Discount', 384],
  ['Tax', 434],
  ['Fee', 486],
  ['Net', page.right],
] as const

const reasons: Readonly<Record<StatementRow['feeReason'], string>> = {
  Marketplace: 'sold on Soundfair',
  OwnChannel: 'sold through your own site or link',
  Agreed: 'as agreed with you',
}

const textWidth = 180
const small = { size: 9 }
const between = 6

/** How much of a column a figure may take. */
const roomOf = (index: number): number => (columns[index]?.[1] ?? 0) - (columns[index - 1]?.[1] ?? page.left + textWidth) - between

const quiet = { size: 8.5, color: ink.quiet }

/** Without the sign of the currency, which the head of the table has: six of them would not stand beside each other. */
const figuresIn = (currency: Currency) => {
  const decimals = decimalsOf(currency)
  const format = new Intl.NumberFormat('en', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
  return (amount: number): string => format.format(amount / minorUnitsOf(currency)).replace('-', '−')
}

const drawHead = (canvas: Canvas, { currency }: StatementPart): void => {
  canvas.pen.write(`Sold in ${currency}`, { x: page.left, y: canvas.y }, { size: 9, weight: 600 })
  for (const [label, x] of columns) canvas.pen.write(label, { x, y: canvas.y, align: 'right' }, quiet)
  canvas.y += 17
  rule(canvas, page.left, ink.text)
}

/** In a smaller hand where a sum would reach into the column beside it. */
const drawFigures = ({ pen }: Canvas, figures: readonly string[], y: number, weight: 400 | 600 = 400): void => {
  for (const [index, [, x]] of columns.entries()) {
    const figure = figures[index] ?? ''
    const size = Math.min(small.size, (small.size * roomOf(index)) / Math.max(1, pen.widthOf(figure, { ...small, weight })))
    pen.write(figure, { x, y: y + (small.size - size) / 2, align: 'right' }, { size, weight })
  }
}

const drawRow = (canvas: Canvas, part: StatementPart, row: StatementRow): void => {
  const { pen } = canvas
  const money = figuresIn(part.currency)
  const what = row.what || 'Something else'
  const names = pen.wrap(row.kind === 'Sold' ? what : `${what}, refunded`, textWidth, small)
  const percent = percentText(row.feeRate)
  const why = pen.wrap(`Fee ${percent}, ${reasons[row.feeReason]}`, textWidth, quiet)
  need(canvas, names.length * 13 + why.length * 12 + 14, (next) => drawHead(next, part))
  canvas.y += 6
  const top = canvas.y
  for (const line of names) {
    pen.write(line, { x: page.left, y: canvas.y }, small)
    canvas.y += 13
  }
  for (const line of why) {
    pen.write(line, { x: page.left, y: canvas.y }, quiet)
    canvas.y += 12
  }
  // After the words, so that the page is read aloud in this order.
  drawFigures(canvas, [String(row.units), ...[row.gross, row.discount, row.tax, row.fee, row.net].map(money)], top)
  canvas.y += 4
  rule(canvas)
}

const sumOf = (rows: readonly StatementRow[], figure: 'gross' | 'discount' | 'tax' | 'fee'): number =>
  rows.reduce((sum, row) => sum + row[figure], 0)

/** What was sold and given back in one currency, product by product, and the sum. */
export const drawPart = (canvas: Canvas, part: StatementPart): void => {
  need(canvas, 90)
  drawHead(canvas, part)
  for (const row of part.rows) drawRow(canvas, part, row)
  need(canvas, 40)
  canvas.y += 6
  const money = figuresIn(part.currency)
  const figures = [...(['gross', 'discount', 'tax', 'fee'] as const).map((figure) => sumOf(part.rows, figure)), part.net]
  canvas.pen.write(`Total in ${part.currency}`, { x: page.left, y: canvas.y }, { ...small, weight: 600 })
  drawFigures(canvas, ['', ...figures.map(money)], canvas.y, 600)
  canvas.y += 32
}
