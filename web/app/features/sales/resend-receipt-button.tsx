import { resendReceipt } from '#contract/sales/customers.ts'
import { call } from '#web/lib/api/call.ts'
import { failureLine } from '#web/lib/api/failure-message.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { toast } from '#web/ui/overlays/toast.ts'

/** Mails the receipt once more, with the way to the licenses. */
export const ResendReceiptButton = ({ saleId }: { saleId: string }) => (
  <Button
    size="small"
    onPress={async () => {
      await call(resendReceipt, { params: { saleId } })
      toast({ kind: 'ok', text: 'The receipt is on its way again, with the link to the licenses.' })
    }}
    onFail={(error) => toast({ kind: 'error', text: failureLine(error) })}
  >
    Send receipt again
  </Button>
)
