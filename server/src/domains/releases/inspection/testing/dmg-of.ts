import { crc32 } from 'node:zlib'

/**
 * A volume of a Mac, compressed as disk images have it: 30720 bytes of HFS+, written by `xorriso -as mkisofs -hfsplus -V TIDE`. In it are
 * license.txt, Tide.vst3 with version 2.4.0, a signature and a ticket, and Tide.component with neither.
 */
const volume = Buffer.from(
  [
    'eNrtnc9PE1EQx6e/6LaVUn6VUmqy9mpsETlwWEoUJXgwGoueTEzTVthQWtJdCNwk8eLBhINnT8aTJ/8AYzx48MLdoxdOXDgRY8D3XrfbbVN+ha0p7PeTvO3bfdM309l5s7',
    'tTQokAAE5l/iZ5ibaopGoVvr97Y/czb/U+e+lhzU8k8UN9jXdKRqPrlulcZ1TrNt7L5XvP8b5jMG3h8/guPp/MWoR3vMZcXkQKuMqwIPcYsc5bot6PkNtbW6812KrYMXLC',
    'peYbTjkAAAAAAAAAAAfQd0AHtEHh+v6RSzzzh8Vzv5cW6CHdpwdGHY1XBty8Grjnekv11szdvXOp5/UDtzFzs8aEGAlRiVTKU5HKpLFtinRmrc5G6pWIxMn2bH3k2xmDM1',
    'oVsFQR/XThKqKNJIVXwsxLKhWEP/JUoRVaZduy8JJuWMu3EVvPVUzoDlh0r7NzotMdi8Yh26MjYkbHaZ87KqQlmhXHdOOoZrGu33br+k3r2mmOCAkfPaIcs/cxZS22DNhu',
    'y4BpS7POsBjzmr5rrJ1B+9cO/2iStdM9a4f7aJDqNXyrR/jIkCXO2sV4VMgcF118zmHbz+iwaVM7zUkhEaaXYoRbm2VWL7LRHBtfoyo70oi3uK3WyUJ3r6n5KWsa63Oted',
    'FvRFm0Axk6bImyQFdFWVx4JsiuYmV6xTySYjmKX8O0pqvWSAd88s7ik2BX+SQifNI+D8ZsXzVRc42fHKFcdsQi2/6c9RhXPo8h1ZpZY20z62iHM2uo6zLrqOnJWEtmjVu8',
    'd3K2koX02bLKWIfv+651nYfHTA/HT43rhCl7/D00AOBKEdoP/Qx9CL4JPg8qgclATNqXfkgv/PM9Kd8X37ZP9v71/vb88nz1LHgm3N/d791J1yfaZve4YctVxtNuZqnlnk',
    'IiI7tccl4jaAAAADgQf0v9HwAAAADO4UkptymreioIVwAAAACOYefP3qF1v/WrT/717rxNuiJwNwAAANAVaFP5JTkn62p+uaijCAAAAAA4AmVmY6UkrxermlopTydvp8aT',
    'crGcrxTU8uJ08tnC3K2p5EwmqKyWVE1vlssoBTWvZ5Tl4mZmdu7eWrlQKmaXKlX9eU0qq1fZJEqajyua2MlMpCZT40ra2FPStRnSYvYMbj8AAACA/0Nr/b/1D/vtqv/zfx',
    'KK+j8AAADQJc//4tE7jWdvAAAAwEEcHcIHAAAAAAAAOAX8/l87ZMLv/wEn8A+z+lc4',
  ].join(''),
  'base64',
)
const sectors = 60

const numbers = (...values: readonly [value: number, bytes: 4 | 8][]): Buffer =>
  Buffer.concat(
    values.map(([value, bytes]) => {
      const buffer = Buffer.alloc(bytes)
      if (bytes === 8) buffer.writeBigUInt64BE(BigInt(value))
      else buffer.writeUInt32BE(value)
      return buffer
    }),
  )

/** A CRC-32, in the room that a checksum has. */
const checksum = (sum: number): Buffer => Buffer.concat([numbers([2, 4], [32, 4], [sum, 4]), Buffer.alloc(124)])

/** Which sectors lie where, and how they are packed: all of them in one piece, by zlib. */
const blockTable = (): Buffer =>
  Buffer.concat([
    Buffer.from('mish'),
    numbers([1, 4], [0, 8], [sectors, 8], [0, 8], [2_056, 4], [1, 4]),
    Buffer.alloc(24),
    checksum(0),
    numbers([2, 4]),
    numbers([0x80000005, 4], [0, 4], [0, 8], [sectors, 8], [0, 8], [volume.length, 8]),
    numbers([0xffffffff, 4], [0, 4], [sectors, 8], [0, 8], [volume.length, 8], [0, 8]),
  ])

const plist = (): Buffer =>
  Buffer.from(
    `<?xml version="1.0" encoding="UTF-8"?>\n<plist version="1.0"><dict><key>resource-fork</key><dict><key>blkx</key><array><dict>` +
      `<key>Attributes</key><string>0x0050</string><key>Data</key><data>${blockTable().toString('base64')}</data>` +
      `<key>ID</key><string>0</string><key>Name</key><string>whole disk (Apple_HFS : 0)</string></dict></array></dict></dict></plist>\n`,
  )

/** The parts that a signature says it has; what is in them nobody looks at here. */
const signatureOf = (parts: readonly number[]): Buffer =>
  parts.length === 0
    ? Buffer.alloc(0)
    : Buffer.concat([
        numbers([0xfade0cc0, 4], [12 + parts.length * 8, 4], [parts.length, 4]),
        ...parts.map((part) => numbers([part, 4], [0, 4])),
      ])

/** A compressed disk image as `hdiutil` makes it: the volume, a list of its blocks, a signature with these parts, and the end that names all of them. */
export const dmgOf = (...parts: readonly number[]): Buffer => {
  const list = plist()
  const signature = signatureOf(parts)
  const end = Buffer.concat([
    ...[Buffer.from('koly'), numbers([4, 4], [512, 4], [1, 4], [0, 8], [0, 8], [volume.length, 8], [0, 8], [0, 8], [1, 4], [1, 4])],
    ...[Buffer.alloc(16, 17), checksum(crc32(volume)), numbers([volume.length, 8], [list.length, 8]), Buffer.alloc(64)],
    ...[
      numbers([volume.length + list.length, 8], [signature.length, 8]),
      Buffer.alloc(40),
      checksum(0),
      numbers([1, 4], [sectors, 8]),
      Buffer.alloc(12),
    ],
  ])
  return Buffer.concat([volume, list, signature, end])
}
