import { type ReactNode, Suspense } from 'react'
import { arriveQuietly } from '../../chunks/arrive.ts'
import { lazyPart } from '../lazy-part.tsx'
import { useEver } from './use-ever.ts'

export type DialogProps = {
  open: boolean
  onClose: () => void
  title: string
  /** A sentence below the title, read aloud with it. */
  description?: ReactNode
  children?: ReactNode
  /** The buttons, the main one last. */
  actions?: ReactNode
  size?: 'small' | 'normal' | 'large' | 'wide' | undefined
  /** It can be closed only by its buttons. */
  mustAnswer?: boolean | undefined
}

const DialogPanel = lazyPart(() => import('./dialog-panel.tsx').then((panel) => panel.DialogPanel))

/**
 * Call it when the dialog is likely to be opened, when the pointer or focus reaches its button. It resolves when the dialog could read the
 * focus.
 */
export const preloadDialog = (): Promise<unknown> => arriveQuietly(import('./dialog-panel.tsx'))

/** A question or a small task over the page. Its code is loaded when it first opens. */
export const Dialog = (props: DialogProps) => {
  const isNeeded = useEver(props.open)
  return (
    isNeeded && (
      <Suspense fallback={null}>
        <DialogPanel {...props} />
      </Suspense>
    )
  )
}
