import { useEffect, useState } from 'react'
import { type Activation, listActivations } from '#contract/licensing/inventory.ts'
import { call } from '#web/lib/api/call.ts'
import { type FailureMessage, failureMessage } from '#web/lib/api/failure-message.ts'

export type Devices = { state: 'loading' } | { state: 'failed'; words: FailureMessage } | { state: 'there'; devices: Activation[] }

const readDevices = async (licenseId: string): Promise<Devices> => {
  const { items } = await call(listActivations, { params: { licenseId } })
  return { state: 'there', devices: items.filter(({ status }) => status === 'Active') }
}

/** The devices that hold seats of a license, read when somebody looks. */
export const useDevices = (licenseId: string): Devices & { reread: () => Promise<void> } => {
  const [devices, setDevices] = useState<Devices>({ state: 'loading' })
  const load = async (): Promise<void> => {
    try {
      setDevices(await readDevices(licenseId))
    } catch (error) {
      setDevices({ state: 'failed', words: failureMessage(error) })
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each license
  useEffect(() => void load(), [licenseId])
  return { ...devices, reread: load }
}
