import { Link } from 'react-router'
import { type FailedRefund, listedRefunds } from '#contract/payments/refunds.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { preloadDialog } from '#web/ui/overlays/dialog.tsx'
import { useAsked } from '#web/ui/overlays/use-asked.ts'
import { Price } from '#web/ui/price.tsx'
import { Instant } from '#web/ui/texts/instant.tsx'
import { PaidByHandDialog } from './paid-by-hand-dialog.tsx'

type FailedRefundsProps = {
  refunds: readonly FailedRefund[]
  /** Whether to offer noting a payment made another way. */
  mayAct: boolean
  onDone: () => unknown
}

const titleOf = (count: number): string => {
  if (count === 1) return 'A refund failed'
  return count < listedRefunds ? `${count} refunds failed` : `The newest ${count} refunds that failed`
}

/** Refunds that failed: the money belongs to the buyer, and a person has to act. */
export const FailedRefunds = ({ refunds, mayAct, onDone }: FailedRefundsProps) => {
  const noting = useAsked<FailedRefund>()
  return (
    <>
      {refunds.length > 0 && (
        <Notice kind="bad" title={titleOf(refunds.length)} className="mb-6">
          <p>Open the order and refund it again, or pay the buyer another way and note it here.</p>
          <ul className="mt-3 grid gap-2 max-sm:gap-0">
            {refunds.map((refund) => (
              <li key={refund.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 max-sm:border-t max-sm:border-line max-sm:py-3">
                {refund.orderNumber ? (
                  <Link to={`/admin/sales/${refund.orderId}`} className="figures font-semibold underline">
                    {refund.orderNumber}
                  </Link>
                ) : (
                  <span>A late payment</span>
                )}
                <Price {...refund.amount} exact />
                <span className="min-w-0 wrap-anywhere">{refund.customer}</span>
                <span className="text-ink-2">
                  {refund.returnedAt ? 'sent back on ' : 'refused on '}
                  <Instant at={refund.failedAt} />
                </span>
                {mayAct && (
                  <Button
                    size="small"
                    className="ml-auto max-sm:mt-1 max-sm:ml-0"
                    onPointerEnter={preloadDialog}
                    onPress={() => noting.ask(refund)}
                  >
                    Paid another way
                    <span className="sr-only">: {refund.orderNumber ?? 'late payment'}</span>
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {noting.about && (
        <PaidByHandDialog key={noting.about.id} refund={noting.about} open={noting.isOpen} onClose={noting.close} onDone={onDone} />
      )}
    </>
  )
}
