import { type Canvas, ink, need, page, rule } from '../drawing/index.ts'
import type { EvidenceSection, EvidenceTable } from './evidence.ts'

const width = page.right - page.left
const plain = { size: 9 }
const quiet = { size: 9, color: ink.quiet }
const labelWidth = 130
const lineHeight = 12.5

const drawText = (canvas: Canvas, text: string, manner: { size: number; color?: string }): void => {
  for (const line of canvas.pen.wrap(text, width, manner)) {
    need(canvas, lineHeight)
    canvas.pen.write(line, { x: page.left, y: canvas.y }, manner)
    canvas.y += lineHeight + 1
  }
}

const drawFact = (canvas: Canvas, [label, value]: readonly [string, string]): void => {
  const lines = canvas.pen.wrap(value, width - labelWidth, plain)
  need(canvas, Math.min(lines.length, 4) * lineHeight)
  canvas.pen.write(label, { x: page.left, y: canvas.y }, quiet)
  for (const line of lines) {
    need(canvas, lineHeight)
    canvas.pen.write(line, { x: page.left + labelWidth, y: canvas.y }, plain)
    canvas.y += lineHeight
  }
  canvas.y += 3
}

const placesOf = ({ widths }: EvidenceTable): { x: number; room: number }[] =>
  widths.map((part, index) => {
    const before = widths.slice(0, index).reduce((sum, one) => sum + one, 0)
    return { x: page.left + before * width, room: part * width - 10 }
  })

const drawHead = (canvas: Canvas, table: EvidenceTable): void => {
  for (const [index, { x }] of placesOf(table).entries()) canvas.pen.write(table.head[index] ?? '', { x, y: canvas.y }, quiet)
  canvas.y += 15
  rule(canvas, page.left, ink.text)
}

const drawRow = (canvas: Canvas, table: EvidenceTable, cells: readonly string[]): void => {
  const columns = placesOf(table).map(({ x, room }, index) => ({ x, lines: canvas.pen.wrap(cells[index] ?? '', room, plain) }))
  const height = Math.max(1, ...columns.map(({ lines }) => lines.length)) * lineHeight
  need(canvas, height + 8, (next) => drawHead(next, table))
  canvas.y += 4
  for (const { x, lines } of columns)
    for (const [index, line] of lines.entries()) canvas.pen.write(line, { x, y: canvas.y + index * lineHeight }, plain)
  canvas.y += height + 4
  rule(canvas)
}

/** One section; a table goes on over as many pages as it takes, each with its head. */
export const drawSection = (canvas: Canvas, { title, text, facts = [], table, note }: EvidenceSection): void => {
  need(canvas, 80)
  canvas.y += 18
  canvas.pen.write(title, { x: page.left, y: canvas.y }, { size: 13, weight: 600 })
  canvas.y += 24
  if (text) {
    drawText(canvas, text, plain)
    canvas.y += 4
  }
  for (const fact of facts) drawFact(canvas, fact)
  if (table && table.rows.length > 0) {
    canvas.y += 4
    drawHead(canvas, table)
    for (const row of table.rows) drawRow(canvas, table, row)
    canvas.y += 6
  }
  if (note) drawText(canvas, note, quiet)
}
