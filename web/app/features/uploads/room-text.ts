import type { UploadQuota } from '#contract/uploads/uploads.ts'

/** In units of 1024³ bytes, of which the limit is 100, as refusals have it. */
const gigabytes = (bytes: number): string => (bytes / 1024 ** 3).toFixed(1).replace(/\.0$/, '')

type Room = { /** From 0 to 1. */ share: number; used: string; isTight: boolean; advice: string | null }

const makeRoom = 'Submit what’s ready, remove files you don’t need, or discard drafts. Approved files don’t count.'

/** How much of the storage is used, and what to do when it is nearly full. */
export const roomText = ({ usedBytes, limitBytes, openUploads, openLimit }: UploadQuota): Room => {
  const share = usedBytes / limitBytes
  const used = `${gigabytes(usedBytes)} of ${gigabytes(limitBytes)} GB`
  if (openUploads >= openLimit) {
    return {
      share,
      used,
      isTight: true,
      advice: `${openUploads} files are uploading, which is the limit. Finish or remove some first.`,
    }
  }
  if (share >= 1) return { share, used, isTight: true, advice: `There is no room for more. ${makeRoom}` }
  return {
    share,
    used,
    isTight: share >= 0.8,
    advice: share >= 0.8 ? `There is room for ${gigabytes(limitBytes - usedBytes)} GB more. ${makeRoom}` : null,
  }
}
