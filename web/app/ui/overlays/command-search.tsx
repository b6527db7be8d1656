import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { CommandOption } from './command-option.tsx'
import { type Command, type CommandGroup, matchCommands } from './commands.ts'

type CommandSearchProps = {
  groups: readonly CommandGroup[]
  query: string
  onQuery: (query: string) => void
  onRun: (command: Command) => void
  placeholder?: string
}

/** The index that a key leads to; undefined where the key is for the text. */
const moveBy = (key: string, at: number, last: number): number | undefined => {
  switch (key) {
    case 'ArrowDown':
      return Math.min(at + 1, last)
    case 'ArrowUp':
      return Math.max(at - 1, 0)
    case 'Home':
    case 'PageUp':
      return 0
    case 'End':
    case 'PageDown':
      return last
    default:
      return undefined
  }
}

/**
 * A field and the commands that match its text; the first is chosen until arrow keys or the pointer choose another. Plain elements instead
 * of Headless UI's combobox: there every option that is added or removed notifies all others, and the first letter removes most of them.
 */
export const CommandSearch = ({ groups, query, onQuery, onRun, placeholder = 'Search or jump to' }: CommandSearchProps) => {
  const listId = useId()
  const list = useRef<HTMLDivElement>(null)
  const [chosen, choose] = useState<string>()
  const found = matchCommands(groups, query)
  const commands = found.flatMap((group) => group.commands)
  const at = Math.max(
    0,
    commands.findIndex(({ id }) => id === chosen),
  )
  const active = commands[at]
  // The id depends on the command and not on its index: a different first option must be a different one for screen readers.
  const idOf = (command: Command): string => `${listId}-${encodeURIComponent(command.id)}`

  const search = (text: string): void => {
    choose(undefined)
    list.current?.scrollTo({ top: 0 })
    onQuery(text)
  }
  const press = (event: KeyboardEvent<HTMLInputElement>): void => {
    // While composing a character, as in Japanese, Enter and arrow keys belong to the input method. Safari ends the composition before
    // Enter, but marks the key with 229.
    if (event.nativeEvent.isComposing || event.keyCode === 229 || event.shiftKey) return
    if (event.key === 'Enter') {
      event.preventDefault()
      if (active) onRun(active)
      return
    }
    const next = moveBy(event.key, at, commands.length - 1)
    if (next === undefined) return
    event.preventDefault()
    const command = commands[next]
    choose(command?.id)
    if (next === 0) list.current?.scrollTo({ top: 0 })
    else if (command) document.getElementById(idOf(command))?.scrollIntoView({ block: 'nearest' })
  }

  return (
    <>
      <input
        role="combobox"
        // biome-ignore lint/a11y/noAutofocus: it is opened to type into it, also during its closing transition
        autoFocus
        aria-expanded="true"
        aria-controls={listId}
        aria-activedescendant={active && idOf(active)}
        aria-autocomplete="list"
        aria-label={placeholder}
        placeholder={placeholder}
        autoComplete="off"
        autoCorrect="off"
        spellCheck="false"
        value={query}
        onChange={(event) => search(event.target.value)}
        onKeyDown={press}
        className="h-13 w-full shrink-0 border-b border-line bg-transparent px-5 text-16 outline-none"
      />
      {/* Not a Tab stop, as browsers make scrolling elements: the field handles its keys. */}
      <div
        ref={list}
        id={listId}
        role="listbox"
        tabIndex={-1}
        aria-label="Commands"
        className="min-h-0 grow overflow-y-auto p-2 outline-none"
      >
        {found.map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is not allowed in a listbox
          <div key={group.id} role="group" aria-labelledby={`commands-${group.id}`} className="pb-2">
            <div
              id={`commands-${group.id}`}
              className="px-3 pt-2 pb-1.5 font-mono text-12 font-medium tracking-[0.02em] text-ink-3 uppercase"
            >
              {group.label}
            </div>
            {group.commands.map((command) => (
              <CommandOption
                key={command.id}
                id={idOf(command)}
                command={command}
                isActive={command === active}
                onChoose={() => choose(command.id)}
                onRun={() => onRun(command)}
              />
            ))}
          </div>
        ))}
      </div>
      {found.length === 0 && (
        <p role="status" className="px-5 pb-6 text-14 text-ink-2">
          No matches for “{query}”. Try fewer letters.
        </p>
      )}
    </>
  )
}
