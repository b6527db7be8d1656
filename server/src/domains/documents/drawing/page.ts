import type { Invoice } from '../invoices/invoice.views.ts'
import { ink, type Pen, type Sheet } from './pen.ts'

/** Points on A4. */
export const page = { width: 595.28, height: 841.89, left: 48, right: 547.28, top: 48, bottom: 770 }
export const columns = { quantity: 360, unit: 450, amount: page.right, summary: 320 }

/** Where is drawn, and how far down the page it is. */
export type Canvas = { sheet: Sheet; pen: Pen; y: number }

/** The same with what is being drawn. */
export type Drawing = Canvas & { invoice: Invoice }

export const titleOf = ({ kind }: Invoice): string => (kind === 'Invoice' ? 'Invoice' : 'Credit note')

export const rule = ({ sheet, y }: Canvas, from: number = page.left, color: string = ink.line): void => {
  sheet.moveTo(from, y).lineTo(page.right, y).lineWidth(0.6).strokeColor(color).stroke()
}

/** Begins a new page when what comes next does not fit. */
export const need = <On extends Canvas>(drawing: On, height: number, again?: (drawing: On) => void): void => {
  if (drawing.y + height <= page.bottom) return
  drawing.sheet.addPage()
  drawing.y = page.top
  again?.(drawing)
}
