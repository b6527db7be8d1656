import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import type { Invoice } from '../invoices/invoice.views.ts'
import { drawHead, drawHeadline, drawParties } from './draw-head.ts'
import { drawNote, drawSummary } from './draw-summary.ts'
import { drawTable } from './draw-table.ts'
import { type Drawing, page, titleOf } from './page.ts'
import { ink, makePen } from './pen.ts'
import { openTypeface } from './typeface.ts'

/** At the end, when it is known how many pages there are. */
const drawFooters = ({ sheet, pen, invoice }: Drawing): void => {
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
    pen.write(`${invoice.content.seller.name}, ${invoice.number}`, { x: page.left, y }, quiet)
    pen.write(`Page ${at + 1} of ${count}`, { x: page.right, y, align: 'right' }, quiet)
  }
}

/** The document as a PDF. The same document is drawn the same every time. */
export const drawInvoice = async (invoice: Invoice): Promise<Buffer> => {
  const { content, number, issuedAt } = invoice
  const sheet = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    lang: 'en',
    displayTitle: true,
    info: { Title: `${titleOf(invoice)} ${number}`, Author: content.seller.name, CreationDate: issuedAt },
  })
  const drawing: Drawing = { sheet, pen: makePen(sheet, await openTypeface()), invoice, y: page.top }
  drawHead(drawing)
  drawParties(drawing)
  drawHeadline(drawing)
  drawTable(drawing)
  drawSummary(drawing)
  drawNote(drawing)
  drawFooters(drawing)
  sheet.end()
  return buffer(sheet)
}
