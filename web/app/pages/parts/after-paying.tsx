import { choosePassword, getBoughtDownload } from '#contract/payments/bought.ts'
import { GuestPassword } from '#web/features/identity/guest-password.tsx'
import { secretHeaders } from '#web/features/payments/checkout-secret.ts'
import type { Completed, DoneParts } from '#web/features/payments/done.tsx'
import { DownloadChoice } from '#web/features/releases/download-choice.tsx'
import { call } from '#web/lib/api/call.ts'
import { followLink } from '#web/lib/files/start-download.ts'
import { useIsWorkshop } from '#web/lib/pages/use-is-workshop.ts'
import type { ButtonKind } from '#web/ui/buttons/button-look.ts'

const Password = ({ completed: { email, order }, kind }: { completed: Completed; kind: ButtonKind }) => {
  const isWorkshop = useIsWorkshop()
  return (
    <GuestPassword
      email={email}
      kind={kind}
      onSave={(password) => call(choosePassword, { params: { orderId: order.id }, body: { password } }, secretHeaders(order.id))}
      mailbox={
        isWorkshop && (
          <a href="/dev/mail" target="_top" className="link">
            Open the mailbox of this shop
          </a>
        )
      }
    />
  )
}

/** The last page of the checkout: the tab's secret gives the right to the downloads. */
export const afterPaying: DoneParts = {
  downloads: ({ name, downloads }, orderId, kind) => (
    <DownloadChoice
      of={name}
      downloads={downloads}
      kind={kind}
      className="sm:justify-items-end"
      start={async (downloadId) => {
        const { location } = await call(getBoughtDownload, { params: { orderId, downloadId } }, secretHeaders(orderId))
        followLink(location)
      }}
    />
  ),
  password: (completed, kind) => <Password completed={completed} kind={kind} />,
}
