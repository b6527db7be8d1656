import { summarise, taxLine } from '../invoices/invoice.rules.ts'
import { moneyIn } from '../invoices/write-figures.ts'
import { columns, type Drawing, need, page, rule } from './page.ts'
import { ink } from './pen.ts'

/** From the sum of the lines to the total, and the tax in it. */
export const drawSummary = (drawing: Drawing): void => {
  const { pen, invoice } = drawing
  const { content } = invoice
  const money = moneyIn(content.currency)
  const rows = summarise(content)
  const tax = taxLine(content)
  need(drawing, (rows.length + 3) * 22)
  const row = (text: string, amount: string, weight: 400 | 600 = 400): void => {
    drawing.y += 8
    const manner = { size: weight === 600 ? 12 : 10, weight }
    pen.write(text, { x: columns.summary, y: drawing.y }, manner)
    pen.write(amount, { x: columns.amount, y: drawing.y, align: 'right' }, manner)
    drawing.y += weight === 600 ? 22 : 19
    rule(drawing, columns.summary)
  }
  drawing.y += 6
  for (const { text, amount } of rows) row(text, money(amount))
  row(invoice.kind === 'Invoice' ? 'Total' : content.isCorrection ? 'Total replaced' : 'Total refunded', money(content.total.due), 600)
  if (!tax) return
  drawing.y += 8
  const quiet = { size: 9, color: ink.quiet }
  for (const [text, amount] of [
    [`Without ${tax.name}`, money(tax.net)],
    [tax.text, money(tax.tax)],
  ] as const) {
    pen.write(text, { x: columns.summary, y: drawing.y }, quiet)
    pen.write(amount, { x: columns.amount, y: drawing.y, align: 'right' }, quiet)
    drawing.y += 14
  }
}

/** Why there is no tax, where the law wants it said. */
export const drawNote = (drawing: Drawing): void => {
  const { tax } = drawing.invoice.content
  if (!tax?.note) return
  const { pen } = drawing
  const lines = pen.wrap(tax.note, page.right - page.left, { size: 10 })
  need(drawing, lines.length * 15 + 30)
  drawing.y += 28
  for (const line of lines) {
    pen.write(line, { x: page.left, y: drawing.y }, { size: 10, weight: 600 })
    drawing.y += 15
  }
}
