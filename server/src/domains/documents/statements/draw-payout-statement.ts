import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import {
  type Canvas,
  drawFacts,
  drawFooters,
  drawMark,
  drawSides,
  ink,
  makePen,
  need,
  openTypeface,
  page,
  writeAddress,
  writeSeller,
} from '../drawing/index.ts'
import { moneyIn, writeDay } from '../invoices/write-figures.ts'
import { drawPart } from './draw-part.ts'
import { drawResult } from './draw-result.ts'
import type { PayoutStatement } from './payout-statement.ts'

const title = 'Self-billing statement'

const drawText = (canvas: Canvas, text: string, manner: { size: number; color?: string }): void => {
  const lines = canvas.pen.wrap(text, page.right - page.left, manner)
  need(canvas, lines.length * 14)
  for (const line of lines) {
    canvas.pen.write(line, { x: page.left, y: canvas.y }, manner)
    canvas.y += 14
  }
}

const drawHead = (canvas: Canvas, { number, day, payer, payee, account, currency, total }: PayoutStatement): void => {
  canvas.pen.write(title, { x: page.left, y: page.top - 4 }, { size: 26, weight: 600 })
  drawMark(canvas)
  drawFacts(canvas, [
    ['Statement number', number],
    ['Date', writeDay(day)],
    ['Paid to', account],
  ])
  const payeeLines = [payee.name, ...(payee.address ? writeAddress(payee.address) : []), ...(payee.taxId ? [`VAT ${payee.taxId}`] : [])]
  drawSides(canvas, [
    { label: 'Supplier', lines: payeeLines },
    { label: 'Issued and paid by', lines: writeSeller(payer) },
  ])
  canvas.pen.write(`${moneyIn(currency)(total)} for what was sold`, { x: page.left, y: canvas.y }, { size: 18, weight: 600 })
  canvas.y += 38
}

const noteOf = ({ payer, payee }: PayoutStatement): string =>
  `Self-billing: ${payer.name} issues this statement in the name and on behalf of ${payee.name}, as both have agreed. ` +
  `The tax was paid by the buyers to ${payer.name}, who declares it. Every line is in the CSV file of this payout.`

/** The statement as a PDF, the same every time. It sums up by product: a payout may have a hundred thousand lines. */
export const drawPayoutStatement = async (statement: PayoutStatement): Promise<Buffer> => {
  const { number, day, payer } = statement
  const info = { Title: `${title} ${number}`, Author: payer.name, CreationDate: day }
  const sheet = new PDFDocument({ size: 'A4', margin: 0, bufferPages: true, lang: 'en', displayTitle: true, info })
  const canvas: Canvas = { sheet, pen: makePen(sheet, await openTypeface()), y: page.top }
  drawHead(canvas, statement)
  for (const part of statement.parts) drawPart(canvas, part)
  drawResult(canvas, statement)
  canvas.y += 24
  drawText(canvas, noteOf(statement), { size: 9.5, color: ink.quiet })
  drawFooters(canvas, `${payer.name}, statement ${number}`)
  sheet.end()
  return buffer(sheet)
}
