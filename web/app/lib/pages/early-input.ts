type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
type Typed = { value: string; checked: boolean }

/** What somebody did in a form, pressed, or did in the page's player, before the scripts had loaded. */
export type EarlyInput = {
  fields: Map<Field, Typed>
  sent: { form: HTMLFormElement; by: HTMLElement | null } | null
  /** The last button, once: people press again when nothing happens. */
  pressed: HTMLElement | null
  keys: string[]
  stop(): void
}

declare global {
  interface Window {
    earlyInput?: EarlyInput
  }
}

/**
 * Records what is typed, and holds back forms that only a script can send. One with an address of its own is sent there.
 * A pressed button is recorded. Where the page has a player, its keys are recorded too, and space does not scroll.
 *
 * The text of this function is part of the page for the time before its scripts load, so it uses nothing but its argument.
 */
export function keepEarlyInput(page: Window): void {
  const { document } = page
  const early: EarlyInput = {
    fields: new Map(),
    sent: null,
    pressed: null,
    keys: [],
    stop: () => {
      document.removeEventListener('input', type, true)
      document.removeEventListener('submit', send, true)
      document.removeEventListener('keydown', press, true)
      document.removeEventListener('click', click, true)
    },
  }
  function type({ target }: Event): void {
    const { value, checked } = target as HTMLInputElement
    // In the order of the last change: of several choices the last one counts.
    early.fields.delete(target as Field)
    early.fields.set(target as Field, { value, checked })
  }
  function send(event: SubmitEvent): void {
    const form = event.target as HTMLFormElement
    if (form.hasAttribute('action')) return
    event.preventDefault()
    event.stopPropagation()
    early.sent = { form, by: event.submitter }
  }
  function press(event: KeyboardEvent): void {
    const { key, target, altKey, ctrlKey, metaKey, repeat } = event
    const isForPlayer = target === document.body && !altKey && !ctrlKey && !metaKey && [' ', 'a', 'b'].includes(key)
    if (!isForPlayer || !document.querySelector('[data-player-keys]')) return
    event.preventDefault()
    if (!repeat) early.keys.push(key)
  }
  function click(event: MouseEvent): void {
    const control = (event.target as Element).closest<HTMLElement>('a[href], button[type=button]')
    if (!control) return
    // Following a link cancels it.
    early.pressed = control.matches('button') ? control : null
    // React may be listening while this still is: a press counts once, when it is replayed.
    if (early.pressed) event.stopPropagation()
  }
  document.addEventListener('input', type, true)
  document.addEventListener('click', click, true)
  document.addEventListener('keydown', press, true)
  document.addEventListener('submit', send, true)
  page.earlyInput = early
}

const isTick = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')

/** React records a field's value when it is set, and takes an event for typing only where the value differs: so it is set to another one first. */
const write = (field: Field, { value, checked }: Typed): void => {
  const own = Object.getPrototypeOf(field)
  const isTicked = isTick(field)
  if (isTicked) field.checked = !checked
  else if (!(field instanceof HTMLSelectElement)) field.value = `${value} `
  Object.getOwnPropertyDescriptor(own, isTicked ? 'checked' : 'value')?.set?.call(field, isTicked ? checked : value)
  field.dispatchEvent(new Event(isTicked ? 'click' : 'input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

/** A file field cannot be written; its form reads it from the field. */
const isFile = (field: Field): boolean => field.type === 'file'

const isSame = (field: Field, typed: Typed): boolean => (isTick(field) ? field.checked === typed.checked : field.value === typed.value)

/** Nothing was changed in the end. A field that still shows what was typed may belong to a form that does not know of it yet. */
const isAsServed = (field: Field): boolean => {
  if (field instanceof HTMLSelectElement) return [...field.options].every(({ selected, defaultSelected }) => selected === defaultSelected)
  return isTick(field) ? field.checked === field.defaultChecked : field.value === field.defaultValue
}

/**
 * Once the page is hydrated: forms get back what was typed meanwhile, what was pressed is pressed, and what was sent is sent. One after the
 * other, because React renders between two microtasks: a form that keeps its own state bases each change on the one before. The first of
 * them is waited for as well, until the whole page is hydrated: this is called by one of its first parts.
 */
export const giveBackEarlyInput = async (page: Window): Promise<void> => {
  const early = page.earlyInput
  if (!early) return
  delete page.earlyInput
  early.stop()
  for (const [field, typed] of early.fields) {
    await undefined
    if (field.isConnected && !isFile(field) && (!isSame(field, typed) || !isAsServed(field))) write(field, typed)
  }
  await undefined
  if (early.pressed?.isConnected) early.pressed.click()
  for (const key of early.keys) page.document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  await undefined
  const { sent } = early
  if (sent?.form.isConnected) sent.form.requestSubmit(sent.by?.isConnected ? sent.by : null)
}
