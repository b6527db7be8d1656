import { Suspense, useState } from 'react'
import { arriveQuietly } from '#web/chunks/arrive.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { useEver } from '#web/ui/overlays/use-ever.ts'
import type { Tried } from './tried.ts'
import { tryLabel } from './try-label.ts'

const TryDialog = lazyPart(() => import('./try-dialog.tsx').then((part) => part.TryDialog))

/** The button for a trial, next to the one for the cart. Its dialog is preloaded when the pointer enters. */
export const TryButton = ({ tried, size, className }: { tried: Tried; size?: 'small'; className?: string }) => {
  const [isOpen, setOpen] = useState(false)
  const isNeeded = useEver(isOpen)
  const preload = () => void arriveQuietly(import('./try-dialog.tsx'))
  return (
    <>
      <Button
        {...(size && { size })}
        className={className}
        onPress={() => setOpen(true)}
        onPointerEnter={preload}
        onFocus={preload}
        shownFor={0}
      >
        {tryLabel(tried.days)}
      </Button>
      {isNeeded && (
        <Suspense fallback={null}>
          <TryDialog tried={tried} open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
