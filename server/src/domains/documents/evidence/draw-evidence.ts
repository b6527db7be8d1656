import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import {
  type Canvas,
  drawFacts,
  drawFooters,
  drawInvoiceOn,
  drawMark,
  drawSides,
  makePen,
  openTypeface,
  page,
  writeSeller,
} from '../drawing/index.ts'
import { writeDay } from '../invoices/write-figures.ts'
import { drawSection } from './draw-section.ts'
import type { Evidence } from './evidence.ts'

const title = 'Evidence'

const drawHead = (canvas: Canvas, { orderNumber, writtenAt, seller, headline }: Evidence): void => {
  canvas.pen.write(title, { x: page.left, y: page.top - 4 }, { size: 26, weight: 600 })
  drawMark(canvas)
  drawFacts(canvas, [
    ['Order number', orderNumber],
    ['Date', writeDay(writtenAt)],
  ])
  drawSides(canvas, [
    { label: 'Issued by', lines: writeSeller(seller) },
    { label: 'About', lines: [headline, 'All times are in UTC. Everything here was recorded when it happened.'] },
  ])
}

/** Everything that speaks for an order, and then its invoices and credit notes as the buyer has them. */
export const drawEvidence = async (evidence: Evidence): Promise<Buffer> => {
  const { orderNumber, seller, writtenAt, sections, invoices } = evidence
  const info = { Title: `${title} for order ${orderNumber}`, Author: seller.name, CreationDate: writtenAt }
  const sheet = new PDFDocument({ size: 'A4', margin: 0, bufferPages: true, lang: 'en', displayTitle: true, info })
  const canvas: Canvas = { sheet, pen: makePen(sheet, await openTypeface()), y: page.top }
  drawHead(canvas, evidence)
  for (const section of sections) drawSection(canvas, section)
  for (const invoice of invoices) {
    sheet.addPage()
    drawInvoiceOn({ ...canvas, y: page.top, invoice })
  }
  drawFooters(canvas, `${seller.name}, evidence for order ${orderNumber}`)
  sheet.end()
  return buffer(sheet)
}
