import type { WriteCount } from '#web/ui/texts/count.tsx'

export type Change = { text: string; trend: 'better' | 'worse' | 'even' }

/** A figure compared with the period before: "+18.2%". After a period with nothing, a percentage would be meaningless. */
export const changeText = (now: number, before: number, write: WriteCount): Change => {
  if (now === before) return { text: 'as before', trend: 'even' }
  if (before === 0) return { text: 'nothing before', trend: 'better' }
  const percent = ((now - before) / before) * 100
  const size = Math.abs(percent)
  const figure = write(Number(size.toFixed(size >= 100 ? 0 : 1)))
  return { text: `${percent > 0 ? '+' : '−'}${figure}%`, trend: percent > 0 ? 'better' : 'worse' }
}

/** A share compared with the share before, in percentage points: "+4 pts". */
export const pointsText = (now: number, before: number | undefined): Change => {
  if (before === undefined) return { text: 'nothing before', trend: 'even' }
  if (now === before) return { text: 'as before', trend: 'even' }
  return { text: `${now > before ? '+' : '−'}${Math.abs(now - before)} pts`, trend: now > before ? 'better' : 'worse' }
}
