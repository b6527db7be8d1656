import { createHash } from 'node:crypto'
import { deflateSync } from 'node:zlib'

type CpioFile = { path: string; content: string; mode?: number }

const octal = (value: number, digits: number): string => value.toString(8).padStart(digits, '0')

/** The older form with octal digits, as installers of the Mac have it. */
export const cpioOf = (files: readonly CpioFile[]): Buffer => {
  const one = ({ path, content, mode = 0o100755 }: CpioFile): string => {
    // Device, number, mode, owner, group, links, device, time, length of the name, length of the content.
    const numbers = [octal(0, 6), octal(1, 6), octal(mode, 6), octal(0, 6), octal(0, 6), octal(1, 6), octal(0, 6), octal(0, 11)]
    return `070707${numbers.join('')}${octal(path.length + 1, 6)}${octal(content.length, 11)}${path}\0${content}`
  }
  return Buffer.from(files.map(one).join('') + one({ path: 'TRAILER!!!', content: '', mode: 0 }), 'latin1')
}

/** A package: a header, a compressed table of contents, the heap. */
export const xarOf = (files: Record<string, string | Buffer>, more = ''): Buffer => {
  const heap: Buffer[] = []
  let at = 20
  const entries = Object.entries(files).map(([name, content], index) => {
    const bytes = Buffer.from(content as string)
    heap.push(bytes)
    at += bytes.length
    const sum = createHash('sha1').update(bytes).digest('hex')
    return `<file id="${index + 1}"><name>${name}</name><type>file</type><data><length>${bytes.length}</length><size>${bytes.length}</size><offset>${at - bytes.length}</offset><encoding style="application/octet-stream"/><archived-checksum style="sha1">${sum}</archived-checksum><extracted-checksum style="sha1">${sum}</extracted-checksum></data></file>`
  })
  const table = `<?xml version="1.0" encoding="UTF-8"?>\n<xar><toc><checksum style="sha1"><offset>0</offset><size>20</size></checksum>${more}${entries.join('')}</toc></xar>`
  const packed = deflateSync(table)
  const head = Buffer.alloc(28)
  head.write('xar!')
  head.writeUInt16BE(28, 4)
  head.writeUInt16BE(1, 6)
  head.writeBigUInt64BE(BigInt(packed.length), 8)
  head.writeBigUInt64BE(BigInt(table.length), 16)
  head.writeUInt32BE(1, 24)
  return Buffer.concat([head, packed, createHash('sha1').update(packed).digest(), ...heap])
}
