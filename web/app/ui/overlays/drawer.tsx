import { type ReactNode, Suspense } from 'react'
import { arriveQuietly } from '../../chunks/arrive.ts'
import { lazyPart } from '../lazy-part.tsx'
import { useEver } from './use-ever.ts'

export type DrawerProps = {
  open: boolean
  onClose: () => void
  title: string
  /** A small figure next to the title: "2 items". */
  note?: ReactNode
  children?: ReactNode
  /** Stays at the bottom while the rest scrolls. */
  footer?: ReactNode
  side?: 'left' | 'right' | undefined
}

const DrawerPanel = lazyPart(() => import('./drawer-panel.tsx').then((panel) => panel.DrawerPanel))

export const preloadDrawer = (): void => void arriveQuietly(import('./drawer-panel.tsx'))

/** A panel at the side of the page: the cart, the menu of a phone. Its code is loaded when it first opens. */
export const Drawer = (props: DrawerProps) => {
  const isNeeded = useEver(props.open)
  return (
    isNeeded && (
      <Suspense fallback={null}>
        <DrawerPanel {...props} />
      </Suspense>
    )
  )
}
