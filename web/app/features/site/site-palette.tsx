import { Suspense, useEffect, useState } from 'react'
import { useUser } from '#web/lib/session/use-user.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { useEver } from '#web/ui/overlays/use-ever.ts'
import { useShortcut } from '#web/ui/use-shortcut.ts'
import { openingEvent } from './open-palette.ts'

const Palette = lazyPart(() => import('./palette.tsx').then((part) => part.Palette))

/** For signed-in users. Its code is loaded when it is first opened: nobody else loads any of it. */
export const SitePalette = () => {
  const user = useUser()
  const [isOpen, setOpen] = useState(false)
  const isNeeded = useEver(isOpen)
  useShortcut('k', () => setOpen((before) => !before), { mod: true, enabled: user !== null })
  useEffect(() => {
    const open = () => setOpen(true)
    window.addEventListener(openingEvent, open)
    return () => window.removeEventListener(openingEvent, open)
  }, [])
  if (!isNeeded || !user) return null
  return (
    <Suspense fallback={null}>
      <Palette key={user.id} user={user} open={isOpen} onOpenChange={setOpen} />
    </Suspense>
  )
}
