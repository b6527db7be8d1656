const maxLength = 200

/** What customers will call the file: no folders, nothing that is not shown, not too long, and its ending kept. */
export const toFileName = (sent: string): string => {
  const last = sent.split(/[/\\]/).at(-1) ?? ''
  const plain = last.replaceAll(/\p{C}/gu, '').trim()
  const name = /^\.*$/.test(plain) ? 'file' : plain
  if (name.length <= maxLength) return name
  const ending = /\.[^.]{1,16}$/.exec(name)?.[0] ?? ''
  return name.slice(0, maxLength - ending.length) + ending
}
