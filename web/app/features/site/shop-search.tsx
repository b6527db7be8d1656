import { type ComponentType, type InputHTMLAttributes, type RefObject, useRef, useState } from 'react'
import { Form, useLocation, useSearchParams } from 'react-router'
import { arriveQuietly } from '#web/chunks/arrive.ts'
import { classes } from '#web/ui/classes.ts'
import { SearchField } from '#web/ui/inputs/search-field.tsx'

export type ComboboxWiring = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'role' | 'aria-autocomplete' | 'aria-haspopup' | 'aria-expanded' | 'aria-controls' | 'aria-activedescendant' | 'autoComplete'
>

type List = ComponentType<{ form: RefObject<HTMLFormElement | null>; wire: (wiring: ComboboxWiring) => void }>

/** The search of the shop: a plain form, to which suggestions come once somebody goes to the field. */
export const ShopSearch = ({ className }: { className: string }) => {
  const [query] = useSearchParams()
  const { pathname } = useLocation()
  const form = useRef<HTMLFormElement>(null)
  const [List, setList] = useState<List>()
  const hasAsked = useRef(false)
  const [wiring, wire] = useState<ComboboxWiring>({})
  const typed = pathname === '/' ? (query.get('q') ?? '') : ''

  const approach = async (): Promise<void> => {
    if (List) return
    hasAsked.current = true
    // The search works without them: whoever types is not told of suggestions that did not come.
    const part = await arriveQuietly(import('./search-suggestions.tsx'))
    if (part) setList(() => part.SearchSuggestions)
  }
  const noticeTyping = (): void => {
    if (!hasAsked.current) void approach()
  }
  return (
    // Whoever types is there, also if they came to the field before this page could hear of it.
    <Form ref={form} action="/" role="search" className={classes('relative', className)} onFocus={approach} onInput={noticeTyping}>
      <SearchField key={typed} label="Search plugins, packs, makers" name="q" defaultValue={typed} shortcut maxLength={200} {...wiring} />
      {List && <List form={form} wire={wire} />}
    </Form>
  )
}
