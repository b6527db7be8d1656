import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import type { Certificate } from './certificate.views.ts'
import { drawMark, ink, makePen, openTypeface, page, type Sheet } from './drawing/index.ts'

const causes: Readonly<Record<Certificate['cause'], string>> = {
  Order: 'bought',
  Voucher: 'redeemed with a voucher',
  Trial: 'tried',
  Grant: 'given by the creator',
}

const day = (at: Date): string =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(at)

const factsOf = (one: Certificate): (readonly [string, string])[] => [
  ['License', one.licenseId],
  ...(one.variation ? [['Variation', one.variation] as const] : []),
  ['Since', `${day(one.issuedAt)}, ${causes[one.cause]}`],
  ...(one.orderNumber ? [['Order', one.orderNumber] as const] : []),
  ['Valid until', one.expiresAt ? day(one.expiresAt) : 'no end date'],
  ['Devices', one.seats === 0 ? 'no seats needed' : `${one.seats} at a time`],
]

/** A wave of its own for every license, so that two certificates never look alike. */
const drawWave = (sheet: Sheet, licenseId: string, y: number): void => {
  const seed = createHash('sha512').update(licenseId).digest()
  const bars = 96
  const step = (page.right - page.left) / bars
  for (let at = 0; at < bars; at++) {
    const height = 5 + ((seed[at % seed.length] ?? 0) / 255) * 40 * Math.sin((Math.PI * (at + 0.5)) / bars)
    sheet.roundedRect(page.left + at * step, y - height / 2, 2.2, height, 1.1).fill(at === 31 ? ink.accent : ink.text)
  }
}

/** The certificate as a PDF: one page, drawn the same every time. */
export const drawCertificate = async (one: Certificate): Promise<Buffer> => {
  const sheet = new PDFDocument({
    size: 'A4',
    margin: 0,
    lang: 'en',
    displayTitle: true,
    info: { Title: `Certificate of purchase, ${one.product}`, Author: 'Soundfair', CreationDate: one.issuedAt },
  })
  const pen = makePen(sheet, await openTypeface())
  const width = page.right - page.left
  pen.write('Certificate of purchase', { x: page.left, y: page.top - 4 }, { size: 26, weight: 600 })
  drawMark({ sheet, pen })
  drawWave(sheet, one.licenseId, page.top + 100)
  let y = page.top + 168
  const lines = (text: string, size: number, weight: 400 | 600, color: string = ink.text): void => {
    for (const line of pen.wrap(text, width, { size, weight })) {
      pen.write(line, { x: page.left, y }, { size, weight, color })
      y += size * 1.35
    }
  }
  lines('This certifies that', 11, 400, ink.quiet)
  y += 4
  lines(one.holder.trim() || one.email, 24, 600)
  if (one.holder.trim()) lines(one.email, 11, 400, ink.quiet)
  y += 14
  lines('holds a license for', 11, 400, ink.quiet)
  y += 4
  lines(one.product, 24, 600)
  lines(`by ${one.creator}`, 11, 400, ink.quiet)
  y += 26
  for (const [label, value] of factsOf(one)) {
    sheet.moveTo(page.left, y).lineTo(page.right, y).lineWidth(0.6).strokeColor(ink.line).stroke()
    pen.write(label, { x: page.left, y: y + 8 }, { size: 10.5, color: ink.quiet })
    pen.write(value, { x: page.left + 130, y: y + 8 }, { size: 10.5 })
    y += 29
  }
  y += 14
  lines('Soundfair keeps this license on record. To check it, contact support with the number above.', 9.5, 400, ink.quiet)
  sheet.end()
  return buffer(sheet)
}
