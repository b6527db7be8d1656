import { read } from '#web/lib/api/page-reads.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { isActivationCompleted } from './request-routes.ts'

const pollEvery = 2_000

/** Whether the plugin has fetched its token. Polled every two seconds while the page is open; a lost request is simply repeated. */
export const useCompleted = (requestId: string, isWaiting: boolean): boolean => {
  const { data } = useRead(read(isActivationCompleted, { params: { requestId } }), {
    enabled: isWaiting,
    every: (isCompleted) => (isCompleted ? false : pollEvery),
  })
  return data === true
}
