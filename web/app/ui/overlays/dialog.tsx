import { type ReactNode, Suspense } from 'react'
import { arriveQuietly } from '../../chunks/arrive.ts'
import { lazyPart } from '../lazy-part.tsx'
import { useEver } from './use-ever.ts'

export type DialogProps = {
  open: boolean
  onClose: () => void
  title: string
  /** A sentence under the title, read with it. */
  description?: ReactNode
  children?: ReactNode
  /** The buttons, the one to press last. */
  actions?: ReactNode
  size?: 'small' | 'normal' | 'large' | 'wide' | undefined
  /** Nothing goes on before it is answered: there is no way to close it but its buttons. */
  mustAnswer?: boolean | undefined
}

const DialogPanel = lazyPart(() => import('./dialog-panel.tsx').then((panel) => panel.DialogPanel))

/** Call it when an opening is likely, on hover or focus of what opens it. It is done when a dialog would notice where the focus is. */
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
