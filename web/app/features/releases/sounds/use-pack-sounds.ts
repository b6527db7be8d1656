import { getOwnPackSounds, makePackPreviews, type OwnPackSounds, openPackSounds } from '#contract/releases/sounds.ts'
import { call } from '#web/lib/api/call.ts'
import { read, readKey } from '#web/lib/api/page-reads.ts'
import { cacheHere, useRead } from '#web/lib/api/use-read.ts'

/** The sounds of a release's pack, polled while their previews are being made. */
export const usePackSounds = (releaseId: string) => {
  const params = { releaseId }
  const wanted = read(getOwnPackSounds, { params })
  const { data, error, refetch } = useRead(wanted, { every: (answer) => answer?.state === 'Making' && 3_000 })
  const take = async (answer: OwnPackSounds): Promise<void> => {
    await cacheHere().cancelQueries({ queryKey: readKey(wanted) })
    cacheHere().setQueryData(readKey(wanted), answer)
  }
  return {
    ...{ data, error, refetch },
    open: async (ids: string[]) => take(await call(openPackSounds, { params, body: { ids } })),
    make: async () => take(await call(makePackPreviews, { params })),
  }
}
