import { type Canvas, page } from './page.ts'
import { ink } from './pen.ts'

/** Its number, its day and what else names it. */
export const drawFacts = (canvas: Canvas, facts: readonly (readonly [string, string])[]): void => {
  canvas.y = page.top + 44
  for (const [label, value] of facts) {
    canvas.pen.write(label, { x: page.left, y: canvas.y }, { size: 9.5, color: ink.quiet })
    canvas.pen.write(value, { x: page.left + 104, y: canvas.y }, { size: 9.5, weight: label.endsWith('number') ? 600 : 400 })
    canvas.y += 15
  }
}
