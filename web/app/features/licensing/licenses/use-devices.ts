import { type Activation, listActivations } from '#contract/licensing/inventory.ts'
import { type FailureMessage, failureMessage } from '#web/lib/api/failure-message.ts'
import { read } from '#web/lib/api/page-reads.ts'
import { useRead } from '#web/lib/api/use-read.ts'

export type Devices = { state: 'loading' } | { state: 'failed'; message: FailureMessage } | { state: 'there'; devices: Activation[] }

/** The devices that hold seats of a license, loaded when they are shown. */
export const useDevices = (licenseId: string): Devices & { reread: () => Promise<void> } => {
  const { data, error, refetch } = useRead(read(listActivations, { params: { licenseId } }))
  const reread = async (): Promise<void> => void (await refetch())
  if (error) return { state: 'failed', message: failureMessage(error), reread }
  if (!data) return { state: 'loading', reread }
  return { state: 'there', devices: data.items.filter(({ status }) => status === 'Active'), reread }
}
