import { type RefObject, useEffect, useEffectEvent, useId, useState } from 'react'
import { Link, type Location, useLocation, useNavigate } from 'react-router'
import { classes } from '#web/ui/classes.ts'
import { Cover } from '#web/ui/pictures/cover.tsx'
import type { ComboboxWiring } from './shop-search.tsx'
import { type Suggestion, stepThrough, suggestionGroups } from './suggestion-list.ts'
import { useSuggestions } from './use-suggestions.ts'

type OptionProps = { suggestion: Suggestion; id: string; isActive: boolean; onPoint: () => void }

const Option = ({ suggestion, id, isActive, onPoint }: OptionProps) => (
  <Link
    id={id}
    to={suggestion.to}
    role="option"
    aria-selected={isActive}
    tabIndex={-1}
    onPointerMove={onPoint}
    className={classes('flex min-h-10 items-center gap-3 rounded-small px-2.5 py-1.5 text-14', isActive && 'bg-paper-2')}
  >
    {suggestion.imageUrl && <Cover src={suggestion.imageUrl} alt="" width={600} sizes="32px" className="w-8 shrink-0" />}
    <span className="min-w-0 grow truncate">{suggestion.label}</span>
    {suggestion.note && <span className="shrink-0 truncate text-ink-2">{suggestion.note}</span>}
  </Link>
)

type Props = { form: RefObject<HTMLFormElement | null>; wire: (wiring: ComboboxWiring) => void }

/** The list below the search field. It listens to the field through its form, so that the field stays a plain input until it is used. */
export const SearchSuggestions = ({ form, wire }: Props) => {
  const id = useId()
  const navigate = useNavigate()
  const location = useLocation()
  const [text, setText] = useState('')
  // Navigation closes the list.
  const [openAt, setOpenAt] = useState<Location>()
  const isOpen = openAt === location
  const [at, setAt] = useState(-1)
  const found = useSuggestions(text)
  const groups = isOpen && text && found ? suggestionGroups(found, text) : []
  const options = groups.flatMap(({ suggestions }) => suggestions)
  const isShown = options.length > 0
  const activeId = isShown && at >= 0 ? `${id}-${at}` : undefined

  const close = (): void => {
    setOpenAt(undefined)
    setAt(-1)
  }
  const type = useEffectEvent((input: HTMLInputElement) => {
    setText(input.value.trim().slice(0, 200))
    setOpenAt(location)
    setAt(-1)
  })
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isShown) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      setAt(stepThrough(at, event.key, options.length))
    } else if (event.key === 'Escape') {
      // The browser would clear the field as well.
      event.preventDefault()
      close()
    } else if (event.key === 'Enter') {
      const chosen = options[at]
      if (chosen) {
        event.preventDefault()
        void navigate(chosen.to)
      }
      close()
    }
  })
  const leave = useEffectEvent((event: FocusEvent) => {
    if (!form.current?.contains(event.relatedTarget as Node | null)) close()
  })

  useEffect(() => {
    const within = form.current
    const input = within?.querySelector('input')
    // Text typed while this was loading counts too.
    if (input && input.value !== input.defaultValue) type(input)
    const heard: [string, (event: Event) => void][] = [
      ['input', (event) => type(event.target as HTMLInputElement)],
      ['keydown', (event) => press(event as KeyboardEvent)],
      ['focusout', (event) => leave(event as FocusEvent)],
    ]
    for (const [name, hear] of heard) within?.addEventListener(name, hear)
    return () => {
      for (const [name, hear] of heard) within?.removeEventListener(name, hear)
    }
  }, [form])

  useEffect(() => {
    wire({
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      'aria-expanded': isShown,
      'aria-controls': isShown ? id : undefined,
      'aria-activedescendant': activeId,
      autoComplete: 'off',
    })
  }, [wire, id, isShown, activeId])

  let number = -1
  return (
    <>
      <span role="status" className="sr-only">
        {isShown && `${options.length} suggestions`}
      </span>
      {isShown && (
        // Pressing must not take the focus from the field, or the list would close before the click.
        // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps the focus where it is
        <div
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          className="absolute inset-x-0 top-full z-40 mt-1.5 rounded border border-line bg-paper shadow-float"
        >
          <div id={id} role="listbox" aria-label="Suggestions" className="max-h-[70vh] divide-y divide-line overflow-y-auto">
            {groups.map((group) => (
              // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
              <div key={group.label} role="group" aria-label={group.label} className="p-1.5">
                {group.suggestions.map((suggestion) => {
                  number += 1
                  const index = number
                  return (
                    <Option
                      key={suggestion.to}
                      suggestion={suggestion}
                      id={`${id}-${index}`}
                      isActive={index === at}
                      onPoint={() => setAt(index)}
                    />
                  )
                })}
              </div>
            ))}
          </div>
        </div>
      )}
    </>
  )
}
