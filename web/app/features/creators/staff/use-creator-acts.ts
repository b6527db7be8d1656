import {
  changeStaffCreator,
  getStaffCreator,
  listStaffCreators,
  type StaffCreator,
  setCreatorFee,
  suspendCreator,
  unsuspendCreator,
} from '#contract/creators/staff-creators.ts'
import { call } from '#web/lib/api/call.ts'
import { failureLine } from '#web/lib/api/failure-message.ts'
import { useReread } from '#web/lib/api/use-reread.ts'
import { toast } from '#web/ui/overlays/toast.ts'

type Fee = StaffCreator['fees'][number]
type Wish = { live?: boolean; featured?: boolean; whitelabel?: boolean }

const tell = (error: unknown): void => void toast({ kind: 'error', text: failureLine(error) })

/** What staff do with a creator as they saw it; afterwards, also when it was refused, the page shows what is there now. */
export const useCreatorActs = ({ id, version, name }: StaffCreator, refetch: () => Promise<unknown>) => {
  const rereadPage = useReread()
  const params = { creatorId: id }

  const act = async (send: () => Promise<unknown>, message: string, undo?: () => void): Promise<void> => {
    try {
      await send()
    } finally {
      void Promise.all([refetch(), rereadPage(listStaffCreators, getStaffCreator)])
    }
    toast({ kind: 'ok', text: message, ...(undo && { action: { label: 'Undo', run: undo } }) })
  }

  return {
    change: (wish: Wish, message: string) =>
      act(() => call(changeStaffCreator, { params, body: { version, ...wish } }), message).catch(tell),
    setFee: (rate: number | null, validFrom: string) =>
      act(() => call(setCreatorFee, { params, body: { version, rate, validFrom } }), `The fee of ${name} is set.`),
    /** A fee that is planned is taken back by planning the one before it for its day; Undo plans it anew. */
    removeFee: async ({ rate, validFrom }: Fee, before: number | null): Promise<void> => {
      let changed: StaffCreator | undefined
      const undo = () => {
        const body = { version: changed?.version ?? version, rate, validFrom }
        void act(() => call(setCreatorFee, { params, body }), `The fee of ${name} is planned again.`).catch(tell)
      }
      const send = async () => {
        changed = await call(setCreatorFee, { params, body: { version, rate: before, validFrom } })
      }
      await act(send, `The planned fee of ${name} is removed.`, undo)
    },
    suspend: (reason: string) =>
      act(() => call(suspendCreator, { params, body: { version, reason } }), `${name} is suspended. Its Admins have been told why.`),
    unsuspend: () =>
      act(() => call(unsuspendCreator, { params, body: { version } }), `${name} is selling again. Its Admins have been notified.`),
  }
}
export type CreatorActs = ReturnType<typeof useCreatorActs>
