const head = /width="(\d+)" height="(\d+)" viewBox="0 0 \1 \2"/

/** A drawn sheet in the size it is wanted, cropped in its middle to a height. It stays SVG: the shop's own image maker reads that. */
export const sizeSheet = (svg: string, width: number, height?: number): Uint8Array => {
  const [, across, down] = head.exec(svg)?.map(Number) ?? []
  if (!across || !down) throw new Error('This is not a sheet of ours')
  const scale = width / across
  const shown = height === undefined ? down : height / scale
  const size = `width="${width}" height="${Math.round(shown * scale)}" viewBox="0 ${(down - shown) / 2} ${across} ${shown}"`
  return Buffer.from(svg.replace(head, size))
}
