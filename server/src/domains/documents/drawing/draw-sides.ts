import { type Canvas, page } from './page.ts'
import { ink } from './pen.ts'

type Side = { label: string; lines: readonly string[] }

/** Two parties, side by side. */
export const drawSides = (canvas: Canvas, [one, other]: readonly [Side, Side]): void => {
  const { pen } = canvas
  const half = (page.right - page.left) / 2
  const drawSide = ({ label, lines }: Side, x: number): number => {
    let y = canvas.y + 22
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
  const ends = [drawSide(one, page.left), drawSide(other, page.left + half)]
  canvas.y = Math.max(...ends) + 22
}
