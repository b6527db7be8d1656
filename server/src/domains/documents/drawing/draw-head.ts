import type { Invoice } from '../invoices/invoice.views.ts'
import { moneyIn, writeDay } from '../invoices/write-figures.ts'
import { drawMark } from './draw-mark.ts'
import { type Drawing, page, titleOf } from './page.ts'
import { ink } from './pen.ts'
import { writeBuyer, writeSeller } from './write-party.ts'

/** What it is, its number and its facts. */
export const drawHead = (drawing: Drawing): void => {
  const { pen, invoice } = drawing
  const { content, number, issuedAt } = invoice
  pen.write(titleOf(invoice), { x: page.left, y: page.top - 4 }, { size: 26, weight: 600 })
  drawMark(drawing)
  const facts: (readonly [string, string])[] = [
    [`${titleOf(invoice)} number`, number],
    ...(content.corrects ? [['For invoice', content.corrects] as const] : []),
    ['Date of issue', writeDay(issuedAt)],
    ['Order', content.orderNumber],
    ...(content.paidWith && invoice.kind === 'Invoice' ? [['Paid with', content.paidWith] as const] : []),
  ]
  drawing.y = page.top + 44
  for (const [label, value] of facts) {
    pen.write(label, { x: page.left, y: drawing.y }, { size: 9.5, color: ink.quiet })
    pen.write(value, { x: page.left + 104, y: drawing.y }, { size: 9.5, weight: label.endsWith('number') ? 600 : 400 })
    drawing.y += 15
  }
}

/** Who sold to whom, side by side. */
export const drawParties = (drawing: Drawing): void => {
  const { pen, invoice } = drawing
  const half = (page.right - page.left) / 2
  const drawParty = (label: string, lines: readonly string[], x: number): number => {
    let y = drawing.y + 22
    pen.write(label, { x, y }, { size: 9.5, color: ink.quiet })
    y += 16
    for (const [index, line] of lines.entries()) {
      for (const part of pen.wrap(line, half - 20, { size: 10 })) {
        pen.write(part, { x, y }, { size: 10, weight: index === 0 ? 600 : 400 })
        y += 14.5
      }
    }
    return y
  }
  const ends = [
    drawParty('From', writeSeller(invoice.content.seller), page.left),
    drawParty(invoice.kind === 'Invoice' ? 'Bill to' : 'Credit to', writeBuyer(invoice.content.buyer), page.left + half),
  ]
  drawing.y = Math.max(...ends) + 22
}

const headline = ({ kind, content, issuedAt }: Invoice): string => {
  const due = moneyIn(content.currency)(content.total.due)
  if (kind === 'CreditNote') return `${due} returned on ${writeDay(issuedAt)}`
  return content.total.due === 0 ? 'Nothing to pay' : `${due} paid on ${writeDay(issuedAt)}`
}

/** The one sentence that matters, before the table. */
export const drawHeadline = (drawing: Drawing): void => {
  drawing.pen.write(headline(drawing.invoice), { x: page.left, y: drawing.y }, { size: 18, weight: 600 })
  drawing.y += 42
}
