/** Where each task of the checklist is done: a field of the form, or another page. */
const addresses: Readonly<Record<string, string>> = {
  name: '#field-name',
  iconUrl: '#field-iconUrl',
  category: '#field-type',
  variations: '#variations',
  prices: '#variations',
  tiers: '#variations',
  seats: '#variations',
  productIds: '#contents',
  liveProducts: '#contents',
  terms: '/creator/settings#terms',
  release: '#releases',
  externalFulfillment: '#field-externalFulfillment',
}

export const addressOf = (what: string): string | undefined => addresses[what]

/** Scrolls to a field and focuses it, or the first field of its section. */
export const goToField = (address: string): void => {
  const target = document.getElementById(address.slice(1))
  if (!target) return
  target.scrollIntoView({ block: 'center' })
  const field = target.matches('input, textarea, select, button')
    ? target
    : target.querySelector<HTMLElement>('input, textarea, select, button')
  ;(field ?? target).focus({ preventScroll: true })
}

/** Opens what is collapsed around a field: a variation, the other currencies. */
const unfold = (field: HTMLElement): void => {
  field.closest('details')?.setAttribute('open', '')
  const folded = field.closest('[hidden]')
  if (folded) document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(folded.id)}"]`)?.click()
}

/** Goes to the first field with an error: nothing is published while there is one. */
export const goToFirstInvalid = (form: HTMLElement | null): boolean => {
  const invalid = form?.querySelector<HTMLElement>('[aria-invalid="true"]')
  if (!invalid) return false
  unfold(invalid)
  // A collapsed part is visible after the next frame.
  requestAnimationFrame(() => {
    invalid.scrollIntoView({ block: 'center' })
    invalid.focus({ preventScroll: true })
  })
  return true
}
