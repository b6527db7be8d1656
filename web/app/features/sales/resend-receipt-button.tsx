import { resendReceipt } from '#contract/sales/customers.ts'
import { call } from '#web/lib/api/call.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { tellFailure } from '#web/ui/overlays/tell-failure.ts'
import { toast } from '#web/ui/overlays/toast.ts'

/** Sends the receipt again, with a link to the licenses. */
export const ResendReceiptButton = ({ saleId }: { saleId: string }) => (
  <Button
    size="small"
    onPress={async () => {
      await call(resendReceipt, { params: { saleId } })
      toast({ kind: 'ok', text: 'The receipt is on its way again, with the link to the licenses' })
    }}
    onFail={tellFailure}
  >
    Send receipt again
  </Button>
)
