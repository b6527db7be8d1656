/**
 * Text inside the quotes of an installer's script. NSIS reads a script in several rounds, and a doubled $ survives only some of
 * them: the first still puts variables of the builder's environment into a text. So no text brings a $ or a quote of its own,
 * only letters that look the same.
 */
export const quoted = (text: string): string => {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is taken out
  const plain = text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ')
  return `"${plain.replaceAll('$', '\uff04').replaceAll('"', '”')}"`
}

/** A path below one of the script's own folders, which are written as they are. */
export const quotedPath = (root: string, names: readonly string[]): string => {
  const path = names.map((name) => quoted(name).slice(1, -1)).join('\\')
  return `"${root}${path ? `\\${path}` : ''}"`
}

/** The name of a folder on Windows for any text. */
export const folderName = (text: string): string => {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is taken out
  const plain = text.replace(/[<>:"/\\|?*\u0000-\u001f\u007f-\u009f]+/g, ' ')
  const trimmed = plain
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
    .slice(0, 80)
    .trim()
  return trimmed === '' || /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i.test(trimmed) ? `Plugin ${trimmed}`.trim() : trimmed
}

/** Four numbers, as Windows wants a version. */
export const windowsVersion = (version: string): string => {
  const numbers = version
    .replace(/[-+].*$/, '')
    .split('.')
    .map((part) => Math.min(65_535, Number.parseInt(part, 10) || 0))
  return [0, 1, 2, 3].map((index) => numbers[index] ?? 0).join('.')
}
