const maxLength = 200

/** The file's name for customers: no folders, no invisible characters, not too long, and its ending kept. */
export const toFileName = (sent: string): string => {
  const last = sent.split(/[/\\]/).at(-1) ?? ''
  const plain = last.replaceAll(/\p{C}/gu, '').trim()
  const name = /^\.*$/.test(plain) ? 'file' : plain
  if (name.length <= maxLength) return name
  const ending = /\.[^.]{1,16}$/.exec(name)?.[0] ?? ''
  return name.slice(0, maxLength - ending.length) + ending
}
