/** How much of the beginning of a Windows program is enough. */
export const peHeadLength = 4_096

export type PeVerdict = { isProgram: false } | { isProgram: true; isSigned: boolean }

/** Whether a Windows program carries a signature: the fifth of its directories says where it is, outside of what is loaded. */
export const readPeSignature = (head: Buffer, size: number): PeVerdict => {
  if (head.length < 64 || head.toString('latin1', 0, 2) !== 'MZ') return { isProgram: false }
  const start = head.readUInt32LE(60)
  if (start + 26 > head.length || head.toString('latin1', start, start + 4) !== 'PE\0\0') return { isProgram: false }
  const optional = start + 24
  const magic = head.readUInt16LE(optional)
  if (magic !== 0x10b && magic !== 0x20b) return { isProgram: false }
  const directories = optional + (magic === 0x20b ? 112 : 96)
  const entry = directories + 4 * 8
  if (entry + 8 > head.length || head.readUInt32LE(directories - 4) < 5) return { isProgram: true, isSigned: false }
  const [at, length] = [head.readUInt32LE(entry), head.readUInt32LE(entry + 4)]
  return { isProgram: true, isSigned: at > 0 && length > 8 && at + length <= size }
}
