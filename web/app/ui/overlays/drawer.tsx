import { lazy, type ReactNode, Suspense } from 'react'
import { useEver } from './use-ever.ts'

export type DrawerProps = {
  open: boolean
  onClose: () => void
  title: string
  /** A quiet figure beside the title: "2 items". */
  note?: ReactNode
  children?: ReactNode
  /** Stays at the bottom while the rest scrolls. */
  footer?: ReactNode
  side?: 'left' | 'right' | undefined
}

const load = () => import('./drawer-panel.tsx')
const DrawerPanel = lazy(() => load().then((panel) => ({ default: panel.DrawerPanel })))

export const preloadDrawer = (): void => void load()

/** A page at the side of the page: the cart, the menu of a phone. Its code is loaded when it first opens. */
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
