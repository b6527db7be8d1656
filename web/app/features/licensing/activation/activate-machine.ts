import { activateOffline, type License } from '#contract/licensing/inventory.ts'
import { call } from '#web/lib/api/call.ts'

export type Activated = { license: License; file: string | null }

/** What the file does not contain: the creator, where several have a product of that name, and the device that gives up its seat. */
type Chosen = { creatorId?: string | undefined; replaces?: string | undefined }

/** Sends a machine file. The license is the body of the answer, the address of its file a header. */
export const activateMachine = async (machineFile: string, chosen: Chosen = {}): Promise<Activated> => {
  let location: string | null = null
  const listening: typeof fetch = async (...given) => {
    const response = await fetch(...given)
    location = response.headers.get('location')
    return response
  }
  const license = await call(activateOffline, { query: { method: 'Offline', ...chosen }, body: machineFile }, { fetch: listening })
  if (location === null) return { license, file: null }
  const { pathname, search } = new URL(location, window.location.href)
  return { license, file: `${pathname}${search}` }
}
