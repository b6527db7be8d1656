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
import { useReread } from '#web/lib/api/use-reread.ts'
import { tellFailure } from '#web/ui/overlays/tell-failure.ts'
import { toast } from '#web/ui/overlays/toast.ts'
import { rateOn } from './fee-text.ts'

type Fee = StaffCreator['fees'][number]
type Wish = { live?: boolean; featured?: boolean; whitelabel?: boolean }

/** What staff do with a creator as they saw it; afterwards, also when it was refused, the page loads the current state. */
export const useCreatorActs = (creator: StaffCreator, refetch: () => Promise<unknown>) => {
  const { id, version, name } = creator
  const rereadPage = useReread()
  const params = { creatorId: id }
  const reload = () => void Promise.all([refetch(), rereadPage(listStaffCreators, getStaffCreator)])

  /** `takeBack` gets the version after the act: if somebody else changed something since, the undo is refused. */
  const act = async (
    send: () => Promise<StaffCreator>,
    text: string,
    takeBack?: (version: number) => Promise<StaffCreator>,
  ): Promise<void> => {
    const changed = await send().finally(reload)
    const undo = () => void act(() => takeBack?.(changed.version) ?? Promise.resolve(changed), 'Undone').catch(tellFailure)
    toast({ kind: 'ok', text, ...(takeBack && { action: { label: 'Undo', run: undo } }) })
  }
  const set = (wish: Wish) => (seen: number) => call(changeStaffCreator, { params, body: { version: seen, ...wish } })
  const sendFee = (rate: number | null, validFrom: string) => (seen: number) =>
    call(setCreatorFee, { params, body: { version: seen, rate, validFrom } })

  // Making a creator not public also ends its being featured: undo restores both.
  const before = (part: keyof Wish, isOn: boolean): Wish =>
    part === 'live' && !isOn && creator.featured ? { live: true, featured: true } : { [part]: !isOn }

  // Nothing goes live before the current terms are signed, not even a creator that was live before they changed.
  const canTakeBack = (part: keyof Wish, isOn: boolean): boolean => part !== 'live' || isOn || creator.hasSignedTerms

  return {
    change: (part: keyof Wish, isOn: boolean, text: string) =>
      act(() => set({ [part]: isOn })(version), text, canTakeBack(part, isOn) ? set(before(part, isOn)) : undefined),
    setFee: (rate: number | null, validFrom: string) =>
      act(() => sendFee(rate, validFrom)(version), `The fee for ${name} is set`, sendFee(rateOn(creator, validFrom), validFrom)),
    /** A planned fee is removed by planning the one before it for its day; Undo plans it again. */
    removeFee: ({ rate, validFrom }: Fee, before: number | null) =>
      act(() => sendFee(before, validFrom)(version), `The planned fee for ${name} is removed`, sendFee(rate, validFrom)),
    suspend: (reason: string) =>
      act(() => call(suspendCreator, { params, body: { version, reason } }), `${name} is suspended. Its Admins have been told why.`),
    unsuspend: () =>
      act(() => call(unsuspendCreator, { params, body: { version } }), `${name} is selling again. Its Admins have been notified.`),
  }
}
export type CreatorActs = ReturnType<typeof useCreatorActs>
