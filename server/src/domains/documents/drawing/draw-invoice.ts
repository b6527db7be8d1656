import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import type { Invoice } from '../invoices/invoice.views.ts'
import { drawFooters } from './draw-footers.ts'
import { drawHead, drawHeadline, drawParties } from './draw-head.ts'
import { drawNote, drawSummary } from './draw-summary.ts'
import { drawTable } from './draw-table.ts'
import { type Drawing, page, titleOf } from './page.ts'
import { makePen } from './pen.ts'
import { openTypeface } from './typeface.ts'

/** The document where the drawing stands, at the top of a page. */
export const drawInvoiceOn = (drawing: Drawing): void => {
  drawHead(drawing)
  drawParties(drawing)
  drawHeadline(drawing)
  drawTable(drawing)
  drawSummary(drawing)
  drawNote(drawing)
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
  drawInvoiceOn(drawing)
  drawFooters(drawing, `${content.seller.name}, ${number}`)
  sheet.end()
  return buffer(sheet)
}
