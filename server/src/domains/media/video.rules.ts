import { headLength, judgeForm } from './file-form.rules.ts'

/** Gives bytes of a file from a place on; fewer where it ends. */
export type ReadAt = (at: number, length: number) => Promise<Uint8Array>

export type VideoVerdict = { fits: true; extension: 'mp4' | 'webm' } | { fits: false; because: string }

const damaged = 'This video is damaged. Export it again.'
const noPicture = 'There is no video in this file. Use MP4 or WebM.'
/** The table of contents of hours of video is smaller. */
const maxContents = 16 * 1024 * 1024
/** A well-made video has a handful of boxes; one made of millions of empty ones wants to keep us busy. */
const maxBoxes = 20_000

const no = (because: string): VideoVerdict => ({ fits: false, because })

type Box = { kind: string; head: number; length: number }

const readBox = async (readAt: ReadAt, at: number, size: number): Promise<Box | undefined> => {
  const bytes = await readAt(at, 16)
  if (bytes.length < 8) return undefined
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const kind = String.fromCharCode(...bytes.subarray(4, 8))
  const written = view.getUint32(0)
  // 1 means that the length follows in 64 bits, 0 that the box goes on to the end.
  if (written === 1) return bytes.length < 16 ? undefined : { kind, head: 16, length: Number(view.getBigUint64(8)) }
  return { kind, head: 8, length: written === 0 ? size - at : written }
}

/** A file is a row of boxes that fills it exactly; one of them says what the others hold. */
const judgeMp4 = async (readAt: ReadAt, size: number): Promise<VideoVerdict> => {
  let [contents, hasData, boxes] = [undefined as Uint8Array | undefined, false, 0]
  for (let at = 0; at < size; ) {
    const box = await readBox(readAt, at, size)
    boxes += 1
    if (!box || box.length < box.head || at + box.length > size || boxes > maxBoxes) return no(damaged)
    if (box.kind === 'moov' && box.length <= maxContents) contents = await readAt(at, box.length)
    if (box.kind === 'mdat' || box.kind === 'moof') hasData = true
    at += box.length
  }
  if (!contents || !hasData) return no(damaged)
  return Buffer.from(contents).includes('vide') ? { fits: true, extension: 'mp4' } : no(noPicture)
}

/** WebM begins with its own kind; what follows plays or does not, and can do nothing else. */
const judgeWebm = async (readAt: ReadAt): Promise<VideoVerdict> => {
  const head = Buffer.from(await readAt(0, 64 * 1024))
  const hasSegment = head.includes(Buffer.from([0x18, 0x53, 0x80, 0x67]))
  if (!hasSegment) return no(damaged)
  return /V_(VP8|VP9|AV1)/.test(head.toString('latin1')) ? { fits: true, extension: 'webm' } : no(noPicture)
}

export const judgeVideo = async (readAt: ReadAt, size: number): Promise<VideoVerdict> => {
  const form = judgeForm('Video', await readAt(0, Math.min(size, headLength)))
  if (!form.fits) return no(form.because)
  return form.form === 'mp4' ? judgeMp4(readAt, size) : judgeWebm(readAt)
}
