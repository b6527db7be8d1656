import { Dialog, DialogBackdrop, DialogPanel } from '@headlessui/react'
import { Fragment, type ReactNode, useState } from 'react'
import { Kbd } from '../kbd.tsx'
import { veilLook } from './dialog-panel.tsx'
import { useReturnedFocus } from './use-returned-focus.ts'

/** Counts the openings: a palette reopened during its closing transition is empty, without the earlier text. */
const useOpening = (open: boolean): number => {
  const [before, setBefore] = useState({ open, count: 0 })
  if (open !== before.open) setBefore({ open, count: before.count + (open ? 1 : 0) })
  return before.count
}

type CommandPanelProps = { open: boolean; onClose: () => void; children: ReactNode }

/** A panel over the page to search commands. Only its children know the typed text, so a key press renders only them. */
export const CommandPanel = ({ open, onClose, children }: CommandPanelProps) => {
  const opening = useOpening(open)
  useReturnedFocus(open)
  return (
    <Dialog open={open} onClose={onClose} aria-label="Command palette" className="fixed inset-0 z-50">
      <DialogBackdrop transition className={veilLook} />
      <div className="fixed inset-0 p-4 pt-[12vh]">
        <DialogPanel
          transition
          className="mx-auto flex max-h-[70vh] max-w-140 flex-col overflow-hidden rounded border border-line bg-paper shadow-float transition-[opacity,translate] data-closed:-translate-y-1 data-closed:opacity-0"
        >
          <Fragment key={opening}>{children}</Fragment>
          <p className="flex shrink-0 gap-4 border-t border-line px-5 py-2.5 text-12 text-ink-3 max-sm:hidden">
            <span>
              <Kbd>↑</Kbd> <Kbd>↓</Kbd> choose
            </span>
            <span>
              <Kbd>enter</Kbd> run
            </span>
            <span>
              <Kbd>esc</Kbd> close
            </span>
          </p>
        </DialogPanel>
      </div>
    </Dialog>
  )
}
