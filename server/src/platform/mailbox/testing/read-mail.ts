const bytesOfQuoted = (written: string): Buffer =>
  Buffer.from(
    written.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  )

/** `=?UTF-8?Q?...?=`, the encoding of non-ASCII headers. */
const decodeHeader = (value: string): string =>
  value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?([QB])\?(.*?)\?=/gi, (_, encoding: string, written: string) =>
      encoding.toUpperCase() === 'B' ? Buffer.from(written, 'base64').toString() : bytesOfQuoted(written.replaceAll('_', ' ')).toString(),
    )

const split = (source: string) => {
  const end = source.indexOf('\r\n\r\n')
  const lines = source
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
  const headers = lines.map((line): [string, string] => [
    line.slice(0, line.indexOf(':')).toLowerCase(),
    line.slice(line.indexOf(':') + 1).trim(),
  ])
  return { headers, body: source.slice(end + 4) }
}

/** Just enough of an email parser to see what a recipient sees. */
export const readMail = (source: string) => {
  const { headers, body } = split(source)
  const header = (name: string) => headers.filter(([key]) => key === name).map(([, value]) => decodeHeader(value))
  const boundary = /boundary="([^"]+)"/.exec(header('content-type')[0] ?? '')?.[1]
  const parts = new Map<string, string>()
  for (const piece of body.split(`--${boundary}`).slice(1, -1)) {
    const part = split(piece.replace(/^\r\n/, '').replace(/\r\n$/, ''))
    const found = (name: string) => part.headers.find(([key]) => key === name)?.[1] ?? ''
    const encoding = found('content-transfer-encoding')
    const bytes =
      encoding === 'base64'
        ? Buffer.from(part.body, 'base64')
        : encoding === 'quoted-printable'
          ? bytesOfQuoted(part.body.replace(/=\r\n/g, ''))
          : Buffer.from(part.body)
    parts.set(found('content-type').split(';')[0] ?? '', bytes.toString())
  }
  return { header, names: headers.map(([key]) => key), text: parts.get('text/plain'), html: parts.get('text/html') }
}
