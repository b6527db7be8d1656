import type { Invoice } from '../invoices/invoice.views.ts'
import { moneyIn, writeDay } from '../invoices/write-figures.ts'
import { drawFacts } from './draw-facts.ts'
import { drawMark } from './draw-mark.ts'
import { drawSides } from './draw-sides.ts'
import { type Drawing, page, titleOf } from './page.ts'
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
    ...(content.replaces && invoice.kind === 'Invoice' ? [['Replaces', content.replaces] as const] : []),
    ['Date of issue', writeDay(issuedAt)],
    ...(content.suppliedOn ? [['Date of supply', writeDay(new Date(content.suppliedOn))] as const] : []),
    ['Order', content.orderNumber],
    ...(content.paidWith && invoice.kind === 'Invoice' ? [['Paid with', content.paidWith] as const] : []),
  ]
  drawFacts(drawing, facts)
}

/** Who sold to whom. */
export const drawParties = (drawing: Drawing): void => {
  const { kind, content } = drawing.invoice
  drawSides(drawing, [
    { label: 'From', lines: writeSeller(content.seller) },
    { label: kind === 'Invoice' ? 'Bill to' : 'Credit to', lines: writeBuyer(content.buyer) },
  ])
}

const headline = ({ kind, content, issuedAt }: Invoice): string => {
  const due = moneyIn(content.currency)(content.total.due)
  if (content.isCorrection) return `${content.corrects} is replaced`
  if (kind === 'CreditNote') return `${due} refunded on ${writeDay(issuedAt)}`
  return content.total.due === 0 ? 'Nothing to pay' : `${due} paid on ${writeDay(new Date(content.suppliedOn ?? issuedAt))}`
}

/** The one sentence that matters, before the table. */
export const drawHeadline = (drawing: Drawing): void => {
  drawing.pen.write(headline(drawing.invoice), { x: page.left, y: drawing.y }, { size: 18, weight: 600 })
  drawing.y += 42
}
