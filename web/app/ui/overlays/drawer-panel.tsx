import { Dialog, DialogBackdrop, DialogTitle, DialogPanel as Panel } from '@headlessui/react'
import X from 'lucide-react/icons/x'
import { IconButton } from '../buttons/icon-button.tsx'
import { classes } from '../classes.ts'
import { veilLook } from './dialog-panel.tsx'
import type { DrawerProps } from './drawer.tsx'
import { useReturnedFocus } from './use-returned-focus.ts'

const sides = { left: 'left-0 border-r data-closed:-translate-x-4', right: 'right-0 border-l data-closed:translate-x-4' }

export const DrawerPanel = ({ open, onClose, title, note, children, footer, side = 'right' }: DrawerProps) => {
  useReturnedFocus(open)
  return (
    <Dialog open={open} onClose={onClose} className="fixed inset-0 z-50">
      <DialogBackdrop transition className={veilLook} />
      <Panel
        transition
        className={classes(
          'fixed inset-y-0 flex w-full flex-col border-line bg-paper shadow-float transition-[opacity,translate] data-closed:opacity-0 max-sm:border-0 sm:max-w-110',
          sides[side],
        )}
      >
        <div className="flex h-15 shrink-0 items-center gap-3 border-b border-line pr-3 pl-5">
          <DialogTitle className="text-20">{title}</DialogTitle>
          {note && <span className="figures text-14 text-ink-3">{note}</span>}
          <IconButton label="Close" kind="quiet" size="small" onClick={onClose} className="ml-auto">
            <X size={18} aria-hidden="true" />
          </IconButton>
        </div>
        <div className="min-h-0 grow overflow-y-auto px-5 py-5">{children}</div>
        {footer && <div className="shrink-0 border-t border-line px-5 py-4">{footer}</div>}
      </Panel>
    </Dialog>
  )
}
