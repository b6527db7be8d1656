export type NameVerdict =
  | { level: 'good' }
  | { level: 'odd'; because: string }
  | { level: 'refused'; code: 'path-outside' | 'odd-name'; because: string }

const good: NameVerdict = { level: 'good' }
const outside = (because: string): NameVerdict => ({ level: 'refused', code: 'path-outside', because })
const bad = (because: string): NameVerdict => ({ level: 'refused', code: 'odd-name', because })
const odd = (because: string): NameVerdict => ({ level: 'odd', because })

// biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is looked for
const control = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/
/** They turn the text around, so that "gpj.exe" reads "exe.jpg". */
const turning = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i
const notOnWindows = /[<>:"|?*]|[. ]$/
/** Folders of the Mac keep their picture in a file of this name. */
const folderIcon = 'Icon\r'

const maxNameBytes = 255
const maxPathBytes = 2_048

/** Whether a path inside an archive can be unpacked anywhere without leaving the folder or fooling its reader. */
export const judgeName = (path: string): NameVerdict => {
  if (path.includes('\\')) return outside('has a backslash in its name, which leads to another folder on Windows')
  if (path.startsWith('/')) return outside('has an absolute path')
  if (/^[a-z]:/i.test(path)) return outside('names a drive')
  const names = path.replace(/\/$/, '').split('/')
  if (names.includes('..')) return outside('leads out of its folder')
  if (Buffer.byteLength(path) > maxPathBytes) return bad(`has a path of more than ${maxPathBytes} bytes`)
  if (path === '' || names.some((name) => name === '')) return bad('has an empty name')
  if (names.some((name) => Buffer.byteLength(name) > maxNameBytes)) return bad(`has a name of more than ${maxNameBytes} bytes`)
  if (names.some((name) => name !== folderIcon && control.test(name))) return bad('has control characters in its name')
  if (turning.test(path)) return bad('has characters in its name that reverse the direction of text')
  if (names.some((name) => reserved.test(name))) return odd('has a name that Windows reserves')
  if (names.some((name) => name !== '.' && name !== folderIcon && notOnWindows.test(name)))
    return odd('has a name that Windows cannot store')
  return good
}
