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

/** The shop's search: a plain form, to which suggestions are added once the field is used. */
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
    // The search works without suggestions: a failure to load them is not reported.
    const part = await arriveQuietly(import('./search-suggestions.tsx'))
    if (part) setList(() => part.SearchSuggestions)
  }
  const noticeTyping = (): void => {
    if (!hasAsked.current) void approach()
  }
  return (
    // Typing counts as well, since the field may have got the focus before this page could listen.
    <Form ref={form} action="/" role="search" className={classes('relative', className)} onFocus={approach} onInput={noticeTyping}>
      <SearchField key={typed} label="Search plugins, packs, makers" name="q" defaultValue={typed} shortcut maxLength={200} {...wiring} />
      {List && <List form={form} wire={wire} />}
    </Form>
  )
}
