export type Change = { text: string; trend: 'better' | 'worse' | 'even' }

/** A figure against the period before: "+18.2 %". Where there was nothing before, a percentage would say nothing. */
export const changeText = (now: number, before: number): Change => {
  if (now === before) return { text: 'as before', trend: 'even' }
  if (before === 0) return { text: 'nothing before', trend: 'better' }
  const percent = ((now - before) / before) * 100
  const size = Math.abs(percent)
  const figure = size >= 100 ? size.toFixed(0) : size.toFixed(1)
  return { text: `${percent > 0 ? '+' : '−'}${figure} %`, trend: percent > 0 ? 'better' : 'worse' }
}

/** A share against the share before, in points: "+4 pts". */
export const pointsText = (now: number, before: number | undefined): Change => {
  if (before === undefined) return { text: 'nothing before', trend: 'even' }
  if (now === before) return { text: 'as before', trend: 'even' }
  return { text: `${now > before ? '+' : '−'}${Math.abs(now - before)} pts`, trend: now > before ? 'better' : 'worse' }
}
