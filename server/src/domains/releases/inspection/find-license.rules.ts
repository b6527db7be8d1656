const likely = /^(licen[cs]e|eula|end[ _-]?user[ _-]?licen[cs]e.*|copying|terms)([ _.-].*)?$/i
const readable = /(\.(txt|md|rtf|pdf|html?|docx?)|^[^.]+)$/i

/** The license among the files of a build: the one that lies highest. */
export const findLicense = (paths: readonly string[]): string | null => {
  const found = paths.filter((path) => {
    const name = path.split('/').at(-1) ?? ''
    return likely.test(name) && readable.test(name) && !/(^|\/)__MACOSX\//.test(path)
  })
  const depth = (path: string): number => path.split('/').length
  return found.sort((one, other) => depth(one) - depth(other) || one.length - other.length)[0] ?? null
}
