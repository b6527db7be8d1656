import type { InvoiceLine } from '../invoices/invoice-content.ts'
import { moneyIn } from '../invoices/write-figures.ts'
import { columns, type Drawing, need, page, rule } from './page.ts'
import { ink } from './pen.ts'

const drawTableHead = (drawing: Drawing): void => {
  const { pen } = drawing
  const quiet = { size: 9, color: ink.quiet }
  pen.write('Description', { x: page.left, y: drawing.y }, quiet)
  pen.write('Qty', { x: columns.quantity, y: drawing.y, align: 'right' }, quiet)
  pen.write('Unit price', { x: columns.unit, y: drawing.y, align: 'right' }, quiet)
  pen.write('Amount', { x: columns.amount, y: drawing.y, align: 'right' }, quiet)
  drawing.y += 18
  rule(drawing, page.left, ink.text)
}

const drawLine = (drawing: Drawing, line: InvoiceLine, money: (amount: number) => string): void => {
  const { pen } = drawing
  const plain = { size: 10.5 }
  const textLines = pen.wrap(line.what, columns.quantity - page.left - 50, plain)
  const below = `by ${line.by}${line.discount > 0 ? `, reduced by ${money(line.discount)}` : ''}`
  const belowMessage = pen.wrap(below, columns.quantity - page.left - 50, { size: 9 })
  need(drawing, textLines.length * 15 + belowMessage.length * 13 + 18, drawTableHead)
  drawing.y += 9
  const top = drawing.y
  for (const part of textLines) {
    pen.write(part, { x: page.left, y: drawing.y }, plain)
    drawing.y += 15
  }
  for (const part of belowMessage) {
    pen.write(part, { x: page.left, y: drawing.y }, { size: 9, color: ink.quiet })
    drawing.y += 13
  }
  // After the words, so that the page is read aloud in this order.
  pen.write(String(line.quantity), { x: columns.quantity, y: top, align: 'right' }, plain)
  pen.write(money(Math.round(line.original / line.quantity)), { x: columns.unit, y: top, align: 'right' }, plain)
  pen.write(money(line.original), { x: columns.amount, y: top, align: 'right' }, plain)
  drawing.y += 6
  rule(drawing)
}

export const drawTable = (drawing: Drawing): void => {
  const { lines, currency } = drawing.invoice.content
  const money = moneyIn(currency)
  drawTableHead(drawing)
  for (const line of lines) drawLine(drawing, line, money)
}
