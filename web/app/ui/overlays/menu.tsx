import { type ComponentType, type FocusEvent, type MouseEvent, type ReactNode, useState } from 'react'
import type { To } from 'react-router'
import { arrive } from '../../chunks/arrive.ts'
import type { MenuPanelProps } from './menu-panel.tsx'
import { toast } from './toast.ts'

export type MenuEntry = {
  id: string
  label: ReactNode
  icon?: ReactNode
  /** At the right: a figure, a key. */
  hint?: ReactNode
  danger?: boolean
  disabled?: boolean
} & ({ to: To } | { run: () => unknown })

export type MenuGroup = { heading?: string; entries: readonly MenuEntry[] }

export type MenuProps = {
  /** The content of the button. */
  trigger: ReactNode
  /** The button's name when its content is not text. */
  label?: string | undefined
  groups: readonly MenuGroup[]
  align?: 'start' | 'end' | undefined
  /** Called when the menu is about to be opened, to load its content. */
  onApproach?: (() => void) | undefined
  /** The button's classes, for example `buttonLook({ size: 'small' })`. */
  className?: string | undefined
}

let loaded: ComponentType<MenuPanelProps> | undefined
const load = async () => {
  loaded = (await arrive(import('./menu-panel.tsx'))).MenuPanel
  return loaded
}

/**
 * A button with a menu of actions. Until it is first used it is a plain button, and the real menu is loaded when the pointer or focus
 * reaches it: most visitors never open one.
 */
export const Menu = (props: MenuProps) => {
  const [panel, setPanel] = useState<{ Panel: ComponentType<MenuPanelProps>; openedBy: 'keyboard' | 'pointer' }>()
  if (panel) return <panel.Panel {...props} openedBy={panel.openedBy} />

  const prepare = (_: FocusEvent | MouseEvent) => {
    props.onApproach?.()
    load().catch(() => undefined)
  }
  const open = async (event: MouseEvent) => {
    props.onApproach?.()
    const openedBy = event.detail === 0 ? 'keyboard' : 'pointer'
    try {
      const Panel = loaded ?? (await load())
      setPanel({ Panel, openedBy })
    } catch (error) {
      toast({ kind: 'error', text: (error as Error).message })
    }
  }
  return (
    <button
      type="button"
      aria-haspopup="menu"
      aria-expanded="false"
      aria-label={props.label}
      className={props.className}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={open}
    >
      {props.trigger}
    </button>
  )
}
