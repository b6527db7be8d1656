import { getCreatorRelease, listCreatorReleases, type OwnReleaseDetails } from '#contract/releases/own-releases.ts'
import { read, readKey } from '#web/lib/api/page-reads.ts'
import { outdateReads } from '#web/lib/api/read-cache.ts'
import { cacheHere, useRead } from '#web/lib/api/use-read.ts'

const soon = 1_500

/** Milliseconds between two polls: short while a file is checked, long while it waits for others. */
const pollAfter = ({ builds, status, scheduledAt, publishedAt }: OwnReleaseDetails): number | false => {
  if (builds.some(({ check }) => check?.status === 'Dispatched' || check?.status === 'Running')) return soon
  // Its last byte has arrived, and its check begins in a moment.
  if (builds.some(({ upload }) => upload !== null && upload.received >= upload.size)) return soon
  const isElsewhere = status === 'InReview' || (scheduledAt !== null && publishedAt === null)
  return isElsewhere ? 15_000 : false
}

/**
 * The current state of a release: polled while something happens to it, and updated at once by the answer of an action. With `hasArrived`
 * this browser has completed an upload that the release does not show yet.
 */
export const useRelease = (first: OwnReleaseDetails, hasArrived: boolean) => {
  const wanted = read(getCreatorRelease, { params: { releaseId: first.id } })
  const { data: release = first } = useRead(wanted, { every: (answer) => (hasArrived ? soon : pollAfter(answer ?? first)) })

  /** Shows the answer of an action. A read that began before it is cancelled. */
  const take = async (answer: OwnReleaseDetails): Promise<void> => {
    const cache = cacheHere()
    await cache.cancelQueries({ queryKey: readKey(wanted) })
    await outdateReads(listCreatorReleases.path)
    cache.setQueryData(readKey(wanted), answer)
  }
  return { release, take }
}
