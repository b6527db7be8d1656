const box = (kind: string, ...content: Uint8Array[]): Buffer => {
  const body = Buffer.concat(content)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(body.length + 8)
  head.write(kind, 4)
  return Buffer.concat([head, body])
}

/** The structure of an MP4 without anything to watch. */
export const mp4Of = ({ handler = 'vide', data = 5_000 } = {}): Buffer =>
  Buffer.concat([
    box('ftyp', Buffer.from('isom\0\0\x02\0isomiso2avc1mp41', 'latin1')),
    box('moov', box('trak', box('mdia', box('hdlr', Buffer.alloc(8), Buffer.from(handler), Buffer.alloc(12))))),
    box('mdat', Buffer.alloc(data, 7)),
  ])

export const webmOf = (codec = 'V_VP9'): Buffer =>
  Buffer.concat([
    Buffer.from('\x1aE\xdf\xa3\x9fB\x86\x81\x01B\xf7\x81\x01B\x82\x84webm', 'latin1'),
    Buffer.from([0x18, 0x53, 0x80, 0x67]),
    Buffer.alloc(8, 1),
    Buffer.from(codec),
    Buffer.alloc(2_000, 3),
  ])
