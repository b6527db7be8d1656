import { Description, Dialog, DialogBackdrop, DialogTitle, DialogPanel as Panel } from '@headlessui/react'
import X from 'lucide-react/icons/x'
import { IconButton } from '../buttons/icon-button.tsx'
import { classes } from '../classes.ts'
import type { DialogProps } from './dialog.tsx'
import { useReturnedFocus } from './use-returned-focus.ts'

/** A wide dialog waits for its content, and must not grow when that arrives. */
const sizes = { small: 'sm:max-w-105', normal: 'sm:max-w-140', large: 'sm:max-w-200', wide: 'h-208 sm:max-w-280' }

export const veilLook = 'fixed inset-0 bg-veil transition-opacity data-closed:opacity-0'

const stay = () => undefined

export const DialogPanel = ({ open, onClose, title, description, children, actions, size = 'normal', mustAnswer = false }: DialogProps) => {
  useReturnedFocus(open)
  return (
    <Dialog open={open} onClose={mustAnswer ? stay : onClose} role={mustAnswer ? 'alertdialog' : 'dialog'} className="fixed inset-0 z-50">
      <DialogBackdrop transition className={veilLook} />
      {/* However long it is, its buttons stay in view: the part between head and foot scrolls. */}
      <div className="fixed inset-0">
        <div className="flex h-full items-end justify-center sm:items-center sm:p-6">
          <Panel
            transition
            data-dialog
            className={classes(
              'flex max-h-full w-full flex-col rounded-t border border-line bg-paper shadow-float transition-[opacity,translate] data-closed:translate-y-2 data-closed:opacity-0 sm:rounded',
              sizes[size],
            )}
          >
            <div className="flex shrink-0 items-start gap-4 px-5 pt-5 sm:px-6">
              <div className="grid min-w-0 grow gap-1.5">
                <DialogTitle className="text-20 wrap-anywhere">{title}</DialogTitle>
                {description && <Description className="text-14 text-ink-2">{description}</Description>}
              </div>
              {!mustAnswer && (
                <IconButton label="Close" kind="quiet" size="small" onClick={onClose} className="-mt-1.5 -mr-2">
                  <X size={18} aria-hidden="true" />
                </IconButton>
              )}
            </div>
            {children && <div className="min-h-0 overflow-y-auto overscroll-contain px-5 pt-5 sm:px-6">{children}</div>}
            {actions ? (
              <div className="mt-6 flex shrink-0 flex-wrap justify-end gap-2.5 border-t border-line px-5 py-4 sm:px-6">{actions}</div>
            ) : (
              <div className="h-4 shrink-0" />
            )}
          </Panel>
        </div>
      </div>
    </Dialog>
  )
}
