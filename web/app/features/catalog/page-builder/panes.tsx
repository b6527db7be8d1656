import { classes } from '#web/ui/classes.ts'
import { Segmented } from '#web/ui/inputs/segmented.tsx'
import type { Window } from './canvas.tsx'

/** Next to each other where there is room; on a phone one of them at a time. */
export type Pane = 'outline' | 'form' | 'preview'

export const paneLook = (isOpen: boolean, look: string): string =>
  classes('min-w-0 @min-[60rem]:min-h-0 @min-[60rem]:overflow-y-auto', !isOpen && '@max-[60rem]:hidden', look, '@max-[60rem]:border-0')

const panes = [
  { value: 'outline', label: 'Blocks' },
  { value: 'preview', label: 'Preview' },
] as const

const windows = [
  { value: 'phone', label: 'Phone' },
  { value: 'desktop', label: 'Desktop' },
] as const

type PaneSwitchProps = { pane: Pane; onPane: (pane: Pane) => void; window: Window; onWindow: (window: Window) => void }

export const PaneSwitch = ({ pane, onPane, window, onWindow }: PaneSwitchProps) => (
  <div className="flex shrink-0 items-center justify-between gap-3 border-b border-line px-4 py-2.5 @min-[60rem]:hidden">
    <Segmented
      label="Show"
      segments={panes}
      value={pane === 'preview' ? 'preview' : 'outline'}
      onChange={(next) => {
        onPane(next)
        if (next === 'preview') onWindow('phone')
      }}
    />
    {pane === 'preview' && <Segmented label="Width" segments={windows} value={window} onChange={onWindow} />}
  </div>
)
