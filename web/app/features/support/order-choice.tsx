import { useEffect, useEffectEvent } from 'react'
import { listReceipts } from '#contract/documents/documents.ts'
import { getAskedOrder } from '#contract/support/support.ts'
import { read } from '#web/lib/api/page-reads.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { Select } from '#web/ui/inputs/select.tsx'
import { Notice } from '#web/ui/notice.tsx'

type OrderChoiceProps = {
  /** The proof in the link of a receipt's email; with it no sign-in is needed. */
  proof: string | undefined
  orderId: string
  onChoose: (orderId: string) => void
  /** Called with the number of the order, to fill in the message's subject. */
  onKnown: (orderNumber: string) => void
  isSignedIn: boolean
}

const ProvenOrder = ({ proof, onKnown }: { proof: string; onKnown: (orderNumber: string) => void }) => {
  const { data, error } = useRead(read(getAskedOrder, { query: { orderProof: proof } }))
  const tell = useEffectEvent(onKnown)
  useEffect(() => {
    if (data) tell(data.orderNumber)
  }, [data])
  if (error) return <Notice kind="warn">This receipt link has expired. Contact support and include the order number.</Notice>
  return (
    <p className="border-l-2 border-accent pl-3 text-14" role="status">
      About order <b className="figures">{data?.orderNumber ?? '…'}</b>
      {data && data.what.length > 0 && <span className="text-ink-2">: {data.what.join(', ')}</span>}
    </p>
  )
}

const OwnOrders = ({ orderId, onChoose, onKnown }: Omit<OrderChoiceProps, 'proof' | 'isSignedIn'>) => {
  const { data } = useRead(read(listReceipts, {}))
  const chosen = data?.items.find((receipt) => receipt.orderId === orderId)
  const tell = useEffectEvent(onKnown)
  useEffect(() => {
    if (chosen) tell(chosen.orderNumber)
  }, [chosen])
  if (!data || data.items.length === 0) return null
  return (
    <Select
      label="Which order"
      optional
      placeholder="None of them"
      value={chosen ? orderId : ''}
      onChange={(event) => onChoose(event.target.value)}
      options={data.items.map(({ orderId: value, orderNumber, what }) => ({ value, label: `${orderNumber}: ${what.join(', ')}` }))}
    />
  )
}

/** The order that a message is about: that of a receipt's link, or one of the visitor's own. */
export const OrderChoice = ({ proof, isSignedIn, ...rest }: OrderChoiceProps) => {
  if (proof) return <ProvenOrder proof={proof} onKnown={rest.onKnown} />
  return isSignedIn ? <OwnOrders {...rest} /> : null
}
