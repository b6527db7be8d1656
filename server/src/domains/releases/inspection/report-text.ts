const units = ['KB', 'MB', 'GB'] as const

export const sizeText = (bytes: number): string => {
  if (bytes < 1_000) return bytes === 1 ? '1 byte' : `${bytes} bytes`
  const power = Math.min(units.length, Math.floor(Math.log10(bytes) / 3))
  const value = bytes / 1_000 ** power
  return `${value < 10 ? value.toFixed(1) : Math.round(value)} ${units[power - 1]}`
}

export const countText = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ',')

export const plural = (count: number, one: string, several = `${one}s`): string => `${countText(count)} ${count === 1 ? one : several}`

/** A name from a stranger's archive as a report shows it: nothing in it moves the text around it, and it is short. */
export const shownName = (path: string): string => {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is taken out
  const plain = path.replace(/[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g, '\ufffd')
  return plain.length > 120 ? `${plain.slice(0, 60)}…${plain.slice(-55)}` : plain
}

/** The first few of many. */
export const someOf = (names: readonly string[], limit = 5): string =>
  names.slice(0, limit).map(shownName).join(', ') + (names.length > limit ? ` and ${countText(names.length - limit)} more` : '')
