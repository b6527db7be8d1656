export type TarFile = { path: string; content?: Buffer | string; type?: string; target?: string; size?: number; badSum?: boolean }

const block = 512

export const tarHeader = ({ path, type = '0', target = '', size = 0, badSum = false }: TarFile): Buffer => {
  const header = Buffer.alloc(block)
  header.write(path.slice(0, 100), 0, 'utf8')
  header.write('0000644\0', 100)
  header.write(`${size.toString(8).padStart(11, '0')}\0`, 124)
  header.write('        ', 148)
  header.write(type, 156)
  header.write(target, 157, 'utf8')
  header.write('ustar\x0000', 257, 'latin1')
  const sum = header.reduce((total, byte) => total + byte, badSum ? 1 : 0)
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
  return header
}

const padded = (content: Buffer): Buffer => Buffer.concat([content, Buffer.alloc((block - (content.length % block)) % block)])

export const tarOf = (files: readonly TarFile[], { isCut = false } = {}): Buffer => {
  const parts = files.flatMap((file) => {
    const content = Buffer.from(file.content ?? '')
    return [tarHeader({ size: content.length, ...file }), padded(content)]
  })
  return Buffer.concat([...parts, Buffer.alloc(isCut ? 0 : 2 * block)])
}

/** One line of an extended header: its own length is part of what it counts. */
export const paxLine = (key: string, value: string): string => {
  const rest = ` ${key}=${value}\n`
  let length = Buffer.byteLength(rest) + 1
  while (String(length).length + Buffer.byteLength(rest) !== length) length += 1
  return `${length}${rest}`
}
