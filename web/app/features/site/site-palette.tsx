import { lazy, Suspense } from 'react'
import { useUser } from '#web/lib/use-user.ts'

const Palette = lazy(() => import('./palette.tsx').then((module) => ({ default: module.Palette })))

/** For those who live here: creators and staff. Nobody else loads a byte of it. */
export const SitePalette = () => {
  const user = useUser()
  if (!user || (!user.isCreator && user.staffRoles.length === 0)) return null
  return (
    <Suspense fallback={null}>
      <Palette user={user} />
    </Suspense>
  )
}
