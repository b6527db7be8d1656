import { Suspense } from 'react'
import { lazyPart } from '../lazy-part.tsx'
import { useShortcut } from '../use-shortcut.ts'
import type { CommandGroup } from './commands.ts'
import { useEver } from './use-ever.ts'

export type CommandPaletteProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  groups: readonly CommandGroup[]
  placeholder?: string | undefined
  /** Told what is typed, to fetch more groups. */
  onQuery?: ((query: string) => void) | undefined
}

const CommandPanel = lazyPart(() => import('./command-panel.tsx').then((panel) => panel.CommandPanel))

/** Everything one can do, by name. Ctrl+K or Command+K opens and closes it; its code is loaded when it first opens. */
export const CommandPalette = (props: CommandPaletteProps) => {
  useShortcut('k', () => props.onOpenChange(!props.open), { mod: true })
  const isNeeded = useEver(props.open)
  return (
    isNeeded && (
      <Suspense fallback={null}>
        <CommandPanel {...props} />
      </Suspense>
    )
  )
}
