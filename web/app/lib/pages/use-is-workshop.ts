import { useRouteLoaderData } from 'react-router'

/** Whether this shop is one in development, whose mail is kept on disk at /dev/mail. */
export const useIsWorkshop = (): boolean => {
  const root = useRouteLoaderData('root') as { isDevelopment?: boolean } | undefined
  return root?.isDevelopment ?? false
}
