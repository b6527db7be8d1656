import { Suspense } from 'react'
import { useUser } from '#web/lib/session/use-user.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { useIsAlive } from '#web/ui/use-visitor.ts'

const Palette = lazyPart(() => import('./palette.tsx').then((part) => part.Palette))

/** For those who live here: creators and staff. Nobody else loads a byte of it. */
export const SitePalette = () => {
  const user = useUser()
  // Loaded on demand, which a server that renders in one go cannot wait for.
  const isAlive = useIsAlive()
  if (!isAlive || !user || (!user.isCreator && user.staffRoles.length === 0)) return null
  return (
    <Suspense fallback={null}>
      <Palette user={user} />
    </Suspense>
  )
}
