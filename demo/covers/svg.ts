const short = (value: number): string => String(Math.round(value * 10) / 10)

export type Point = readonly [x: number, y: number]

export const rect = (x: number, y: number, width: number, height: number, fill: string, radius = 0): string =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" fill="${fill}"${radius ? ` rx="${short(radius)}"` : ''}/>`

export const disc = (x: number, y: number, radius: number, fill: string): string =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${fill}"/>`

export const ring = (x: number, y: number, radius: number, stroke: string, width: number): string =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="none" stroke="${stroke}" stroke-width="${short(width)}"/>`

export const line = ([x1, y1]: Point, [x2, y2]: Point, stroke: string, width: number, cap: 'butt' | 'round' = 'butt'): string =>
  `<path d="M${short(x1)} ${short(y1)}L${short(x2)} ${short(y2)}" stroke="${stroke}" stroke-width="${short(width)}" stroke-linecap="${cap}"/>`

export const polygon = (points: readonly Point[], fill: string): string => `<path d="${through(points)}Z" fill="${fill}"/>`

export const stroked = (d: string, stroke: string, width: number, fill = 'none'): string =>
  `<path d="${d}" fill="${fill}" stroke="${stroke}" stroke-width="${short(width)}" stroke-linecap="round" stroke-linejoin="round"/>`

export const filled = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`

/** Straight lines from point to point. */
export const through = (points: readonly Point[]): string =>
  points.map(([x, y], index) => `${index ? 'L' : 'M'}${short(x)} ${short(y)}`).join('')

/** A smooth curve through every point (Catmull-Rom, written as Béziers). */
export const flowing = (points: readonly Point[]): string =>
  points
    .map(([x, y], index) => {
      if (index === 0) return `M${short(x)} ${short(y)}`
      const [x0, y0] = points[index - 2] ?? points[index - 1] ?? [x, y]
      const [x1, y1] = points[index - 1] ?? [x, y]
      const [x3, y3] = points[index + 1] ?? [x, y]
      return `C${short(x1 + (x - x0) / 6)} ${short(y1 + (y - y0) / 6)} ${short(x - (x3 - x1) / 6)} ${short(y - (y3 - y1) / 6)} ${short(x)} ${short(y)}`
    })
    .join('')

/** An arc of a circle; angles in turns from the right, clockwise. */
export const arc = (x: number, y: number, radius: number, from: number, to: number): string => {
  const at = (turn: number): string =>
    `${short(x + radius * Math.cos(turn * 2 * Math.PI))} ${short(y + radius * Math.sin(turn * 2 * Math.PI))}`
  return `M${at(from)}A${short(radius)} ${short(radius)} 0 ${to - from > 0.5 ? 1 : 0} 1 ${at(to)}`
}

export const moved = (content: string, transform: string): string => `<g transform="${transform}">${content}</g>`

/** Content clipped to a shape. `id` must be unique within one SVG. */
export const clipped = (content: string, id: string, shape: string): string =>
  `<clipPath id="${id}">${shape}</clipPath><g clip-path="url(#${id})">${content}</g>`

export const sheetOf = (width: number, height: number, paper: string, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${rect(0, 0, width, height, paper)}${content}</svg>`
