import { getCreatorRelease, listCreatorReleases, type OwnReleaseDetails } from '#contract/releases/own-releases.ts'
import { read, readKey } from '#web/lib/api/page-reads.ts'
import { outdateReads } from '#web/lib/api/read-cache.ts'
import { cacheHere, useRead } from '#web/lib/api/use-read.ts'

const soon = 1_500

/** Milliseconds between two looks: short while a file is checked, long while somebody else has it in hand. */
const lookAgainAfter = ({ builds, status, scheduledAt, publishedAt }: OwnReleaseDetails): number | false => {
  if (builds.some(({ check }) => check?.status === 'Dispatched' || check?.status === 'Running')) return soon
  // Its last byte is there, and its check begins in a moment.
  if (builds.some(({ upload }) => upload !== null && upload.received >= upload.size)) return soon
  const isElsewhere = status === 'InReview' || (scheduledAt !== null && publishedAt === null)
  return isElsewhere ? 15_000 : false
}

/**
 * A release as it is now: read again while something happens to it, and at once what an action answers. With `hasArrived` this
 * browser has sent a file to its end, and the release has yet to say so.
 */
export const useRelease = (first: OwnReleaseDetails, hasArrived: boolean) => {
  const wanted = read(getCreatorRelease, { params: { releaseId: first.id } })
  const { data: release = first } = useRead(wanted, { every: (answer) => (hasArrived ? soon : lookAgainAfter(answer ?? first)) })

  /** Shows what an action answered. A look that began before it counts for nothing any more. */
  const take = async (answer: OwnReleaseDetails): Promise<void> => {
    const cache = cacheHere()
    await cache.cancelQueries({ queryKey: readKey(wanted) })
    await outdateReads(listCreatorReleases.path)
    cache.setQueryData(readKey(wanted), answer)
  }
  return { release, take }
}
