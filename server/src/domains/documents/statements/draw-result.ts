import { type Canvas, ink, need, page, rule } from '../drawing/index.ts'
import { moneyIn } from '../invoices/write-figures.ts'
import type { PayoutStatement, StatementPart } from './payout-statement.ts'

const left = 250

/** All the digits that were counted with, so that whoever reads it can do the sum again. */
const describeRate = ({ currency, rate }: StatementPart, to: string): string =>
  currency === to ? `In ${currency}` : `Converted from ${currency} at ${rate}`

/** What each currency comes to, and what is paid. */
export const drawResult = (canvas: Canvas, { parts, currency, total, account }: PayoutStatement): void => {
  const { pen } = canvas
  const money = moneyIn(currency)
  need(canvas, parts.length * 26 + 60)
  const row = (text: string, amount: string, weight: 400 | 600 = 400): void => {
    const manner = { size: weight === 600 ? 12 : 10, weight }
    canvas.y += 7
    pen.write(text, { x: left, y: canvas.y }, manner)
    pen.write(amount, { x: page.right, y: canvas.y, align: 'right' }, manner)
    canvas.y += weight === 600 ? 21 : 18
    rule(canvas, left)
  }
  for (const part of parts) row(describeRate(part, currency), money(part.result))
  row('Total paid', money(total), 600)
  canvas.y += 8
  pen.write(account, { x: left, y: canvas.y }, { size: 9, color: ink.quiet })
  canvas.y += 14
}
