import {
  approveApplication,
  askBackApplication,
  getApplication,
  listApplications,
  rejectApplication,
  reopenApplication,
  type StaffApplication,
} from '#contract/creators/staff-applications.ts'
import { call } from '#web/lib/api/call.ts'
import { useReread } from '#web/lib/api/use-reread.ts'
import { toast } from '#web/ui/overlays/toast.ts'

/** Decides about the application as staff saw it, reports the result, and loads the current state. */
export const useDecision = ({ id, version, name }: StaffApplication, refetch: () => Promise<unknown>) => {
  const rereadPage = useReread()
  const reread = () => Promise.all([refetch(), rereadPage(listApplications, getApplication)])
  const params = { applicationId: id }

  const decide = async (send: () => Promise<unknown>, message: string): Promise<void> => {
    try {
      await send()
    } finally {
      // Also when it was refused: the page may show an outdated state.
      void reread()
    }
    toast({ kind: 'ok', text: message })
  }

  return {
    approve: (creatorId: string) =>
      decide(
        () => call(approveApplication, { params, body: { version, creatorId } }),
        `${name} is now a creator and has been notified by e-mail`,
      ),
    reject: (reason: string) =>
      decide(
        () => call(rejectApplication, { params, body: { version, reason } }),
        `${name} has been rejected. The reason has been e-mailed.`,
      ),
    askBack: (reason: string) =>
      decide(() => call(askBackApplication, { params, body: { version, reason } }), `Your question to ${name} has been sent`),
    reopen: () => decide(() => call(reopenApplication, { params, body: { version } }), `The rejection of ${name} has been undone`),
  }
}
