/** The grid lines of a chart: four or five round figures from 0 to at least the largest value. */
export const chartTicks = (largest: number): number[] => {
  if (largest <= 0) return [0, 1]
  const rough = largest / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((candidate) => candidate >= rough) ?? 10 * power
  return Array.from({ length: Math.ceil(largest / step) + 1 }, (_, at) => Number((at * step).toPrecision(12)))
}

type Box = { left: number; width: number; top: number; height: number }

/** The coordinates of a chart's values in its box, oldest at the left. */
export const chartPoints = (values: readonly number[], top: number, box: Box): { x: number; y: number }[] =>
  values.map((value, at) => ({
    x: box.left + (values.length < 2 ? box.width / 2 : (at * box.width) / (values.length - 1)),
    y: box.top + box.height - (top === 0 ? 0 : (value / top) * box.height),
  }))
