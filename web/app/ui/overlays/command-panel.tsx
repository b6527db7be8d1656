import { Combobox, ComboboxInput, ComboboxOption, ComboboxOptions, Dialog, DialogBackdrop, DialogPanel } from '@headlessui/react'
import { useState } from 'react'
import { Kbd } from '../kbd.tsx'
import type { CommandPaletteProps } from './command-palette.tsx'
import { type Command, matchCommands } from './commands.ts'
import { veilLook } from './dialog-panel.tsx'

/** Counts the openings: whoever opens it again before it has left finds it empty, not with what was typed before. */
const useOpening = (open: boolean): number => {
  const [before, setBefore] = useState({ open, count: 0 })
  if (open !== before.open) setBefore({ open, count: before.count + (open ? 1 : 0) })
  return before.count
}

export const CommandPanel = ({ open, onOpenChange, groups, placeholder = 'Search or jump to', onQuery }: CommandPaletteProps) => {
  const [query, setQuery] = useState('')
  const opening = useOpening(open)
  const found = matchCommands(groups, query)

  const search = (text: string) => {
    setQuery(text)
    onQuery?.(text)
  }
  const close = () => {
    onOpenChange(false)
    search('')
  }
  const run = (command: Command | null) => {
    if (!command) return
    close()
    command.run()
  }

  return (
    <Dialog open={open} onClose={close} aria-label="Command palette" className="fixed inset-0 z-50">
      <DialogBackdrop transition className={veilLook} />
      <div className="fixed inset-0 p-4 pt-[12vh]">
        <DialogPanel
          transition
          className="mx-auto flex max-h-[70vh] max-w-140 flex-col overflow-hidden rounded border border-line bg-paper shadow-float transition-[opacity,translate] data-closed:-translate-y-1 data-closed:opacity-0"
        >
          <Combobox<Command | null> key={opening} value={null} onChange={run} immediate>
            <ComboboxInput
              autoFocus
              aria-label={placeholder}
              placeholder={placeholder}
              autoComplete="off"
              onChange={(event) => search(event.target.value)}
              // The combobox would take the first Escape for itself.
              onKeyDown={(event) => {
                if (event.key !== 'Escape') return
                event.preventDefault()
                close()
              }}
              className="h-13 w-full shrink-0 border-b border-line bg-transparent px-5 text-16 outline-none"
            />
            <ComboboxOptions static className="min-h-0 grow overflow-y-auto p-2 outline-none" aria-label="Commands">
              {found.map((group) => (
                // biome-ignore lint/a11y/useSemanticElements: a fieldset may not stand in a listbox
                <div key={group.id} role="group" aria-labelledby={`commands-${group.id}`} className="pb-2">
                  <div
                    id={`commands-${group.id}`}
                    className="px-3 pt-2 pb-1.5 font-mono text-12 font-medium tracking-[0.02em] text-ink-3 uppercase"
                  >
                    {group.label}
                  </div>
                  {group.commands.map((command) => (
                    <ComboboxOption
                      key={command.id}
                      value={command}
                      className="flex cursor-pointer items-baseline gap-3 rounded-small px-3 py-2 text-14 data-focus:bg-paper-2"
                    >
                      <span className="max-w-[65%] min-w-0 shrink-0 truncate">{command.label}</span>
                      {command.hint && <span className="figures min-w-0 grow truncate text-right text-12 text-ink-3">{command.hint}</span>}
                    </ComboboxOption>
                  ))}
                </div>
              ))}
            </ComboboxOptions>
            {found.length === 0 && (
              <p role="status" className="px-5 pb-6 text-14 text-ink-2">
                No matches for “{query}”. Try fewer letters.
              </p>
            )}
          </Combobox>
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
