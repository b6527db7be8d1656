import { type ReactNode, type Ref, Suspense, useState } from 'react'
import { arriveQuietly } from '#web/chunks/arrive.ts'
import { classes } from '#web/ui/classes.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { preloadDialog } from '#web/ui/overlays/dialog.tsx'

const StudioDialog = lazyPart(() => import('./studio-dialog.tsx').then((part) => part.StudioDialog))

const preload = (): void => {
  void preloadDialog()
  void arriveQuietly(import('./studio-dialog.tsx'))
}

type StudioButtonProps = { children: ReactNode; className?: string | undefined; onOpen?: () => void; ref?: Ref<HTMLButtonElement> }

/** Opens "My studio", whose code is loaded on request. */
export const StudioButton = ({ children, className, onOpen, ref }: StudioButtonProps) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        ref={ref}
        type="button"
        onClick={() => {
          setOpen(true)
          onOpen?.()
        }}
        onPointerEnter={preload}
        onFocus={preload}
        className={classes('link text-left text-ink-2', className)}
      >
        {children}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <StudioDialog open onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
