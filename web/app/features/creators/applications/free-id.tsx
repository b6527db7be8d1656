import { useEffect } from 'react'
import { read } from '#web/lib/api/page-reads.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { checkCreatorId } from './application-routes.ts'

export type IdAnswer = { id: string; isFree: boolean }

/** Checks whether an id is free, and says so where it is. */
export const FreeId = ({ id, onAnswer }: { id: string; onAnswer: (answer: IdAnswer) => void }) => {
  const { data } = useRead(read(checkCreatorId, { params: { creatorId: id } }))
  const isFree = data?.isFree
  useEffect(() => {
    if (isFree !== undefined) onAnswer({ id, isFree })
  }, [id, isFree, onAnswer])
  return isFree && ' which is free.'
}
