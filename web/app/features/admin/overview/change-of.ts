type Change = { change: string; trend: 'better' | 'worse' | 'even' }

/** The change since last week as text. */
export const changeOf = (now: number, before: number): Change => {
  if (now === before) return { change: 'same as last week', trend: 'even' }
  if (before === 0) return { change: 'nothing last week', trend: 'better' }
  const percent = Math.round(((now - before) / before) * 100)
  return { change: `${percent > 0 ? '+' : '−'}${Math.abs(percent)}%`, trend: percent > 0 ? 'better' : 'worse' }
}
