import { useState } from 'react'
import type { Activation } from '#contract/licensing/inventory.ts'
import { arrive } from '#web/chunks/arrive.ts'
import { failureMessage } from '#web/lib/api/failure-message.ts'
import { lazyRoute } from '#web/lib/api/lazy-route.ts'
import { read } from '#web/lib/api/page-reads.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { FailureNotice } from '#web/ui/forms/failure-notice.tsx'
import type { Failure } from '#web/ui/forms/use-submit.ts'
import { Loading } from '#web/ui/loading.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Instant } from '#web/ui/texts/instant.tsx'

const listActivationsOfProduct = lazyRoute(
  { name: 'listActivationsOfProduct', method: 'GET', path: '/api/customer/inventory/products/{productId}/licenses/activations' },
  async () => (await arrive(import('#contract/licensing/inventory.ts'))).listActivationsOfProduct,
)

const Choice = ({ device, isChosen, onChoose }: { device: Activation; isChosen: boolean; onChoose: () => void }) => (
  <label
    className={`flex cursor-pointer items-start gap-3 border-b border-line py-3 text-14 ${device.mayRelease ? '' : 'cursor-not-allowed text-ink-3'}`}
  >
    <input
      type="radio"
      name="replaced-device"
      className="mt-1 accent-accent"
      checked={isChosen}
      disabled={!device.mayRelease}
      onChange={onChoose}
    />
    <span className="grid min-w-0 gap-0.5">
      <b className="wrap-anywhere">{device.name}</b>
      <span className="text-ink-2">
        {device.mayRelease ? (
          <>
            {device.activationMethod.toLowerCase()} · seen <Instant at={device.lastValidatedAt ?? device.firstValidatedAt} show="ago" />
          </>
        ) : (
          'offline: its seat is released by the creator or by support'
        )}
      </span>
    </span>
  </label>
)

type ReplaceDeviceProps = {
  /** creator/product */
  product: string
  name: string
  newDevice: string
  onReplace: (activationId: string) => Promise<unknown>
}

/** All seats are in use: the customer chooses which device gives its seat to the new one. */
export const ReplaceDevice = ({ product, name, newDevice, onReplace }: ReplaceDeviceProps) => {
  const { data, error, refetch } = useRead(read(listActivationsOfProduct, { params: { productId: product } }))
  const [chosen, setChosen] = useState<string>()
  const [failure, setFailure] = useState<Failure>()

  if (!data && !error) {
    return (
      <Loading label="Loading your devices" className="grid max-w-140 gap-3">
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
      </Loading>
    )
  }
  if (error) {
    const { title, text } = failureMessage(error)
    return (
      <ErrorState title={title} onRetry={refetch}>
        {text}
      </ErrorState>
    )
  }
  const devices = data.items.filter(({ status }) => status === 'Active')
  const device = devices.find(({ id }) => id === chosen)
  return (
    <section aria-labelledby="replace" className="grid max-w-140 gap-5">
      <Notice kind="warn" title="All seats are in use">
        Your license for {name} is in use on as many devices as it covers. Choose the one that gives its seat to {newDevice}.
      </Notice>
      <fieldset>
        <legend id="replace" className="mb-1 text-20 font-semibold">
          Replace a device
        </legend>
        {devices.map((one) => (
          <Choice key={one.id} device={one} isChosen={one.id === chosen} onChoose={() => setChosen(one.id)} />
        ))}
      </fieldset>
      {devices.every(({ mayRelease }) => !mayRelease) && (
        <p className="text-14 text-ink-2">All of them are offline devices. Contact support to release one.</p>
      )}
      <FailureNotice failure={failure} />
      <Button
        kind="go"
        className="justify-self-start"
        disabled={!device}
        onPress={() => device && onReplace(device.id)}
        onFail={(error) => setFailure(failureMessage(error))}
        errorLabel="Not replaced"
      >
        {device ? `Replace ${device.name}` : 'Choose a device'}
      </Button>
    </section>
  )
}
