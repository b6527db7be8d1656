import { Suspense, useState } from 'react'
import { arriveQuietly } from '#web/chunks/arrive.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { useEver } from '#web/ui/overlays/use-ever.ts'
import type { Tried } from './tried.ts'
import { daysLabel, tryLabel } from './try-label.ts'

const TryDialog = lazyPart(() => import('./try-dialog.tsx').then((part) => part.TryDialog))

type TryButtonProps = {
  tried: Tried
  size?: 'small'
  /** On a phone only "Try": the dialog says for how long. */
  isShort?: boolean
}

/** The button for a trial, next to the one for the cart. Its dialog is preloaded when the pointer enters. */
export const TryButton = ({ tried, size, isShort = false }: TryButtonProps) => {
  const [isOpen, setOpen] = useState(false)
  const isNeeded = useEver(isOpen)
  const preload = () => void arriveQuietly(import('./try-dialog.tsx'))
  return (
    <>
      <Button {...(size && { size })} onPress={() => setOpen(true)} onPointerEnter={preload} onFocus={preload} shownFor={0}>
        {isShort ? (
          <span>
            Try<span className="max-sm:sr-only"> {daysLabel(tried.days)}</span>
          </span>
        ) : (
          tryLabel(tried.days)
        )}
      </Button>
      {isNeeded && (
        <Suspense fallback={null}>
          <TryDialog tried={tried} open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
