import type { ApplicationDraft } from '#contract/creators/applications.ts'

/** A draft that is not on the server yet: before signing in, or in the moment before it is saved. */
const keyOf = (userId: string | null): string => `creator-application/${userId ?? 'guest'}`

export const blankDraft: ApplicationDraft = {
  name: '',
  wishedId: '',
  websiteUrl: '',
  links: [],
  sells: '',
  message: '',
  termsAccepted: false,
}

export const isBlank = (form: ApplicationDraft): boolean =>
  [form.name, form.wishedId, form.websiteUrl, form.sells, form.message].every((text) => text.trim() === '') && form.links.length === 0

const texts = ['name', 'wishedId', 'websiteUrl', 'sells', 'message'] as const

/** Checked by hand: the page does not load the schemas just for this. The server validates the same draft with them. */
const isDraft = (read: unknown): read is ApplicationDraft => {
  if (typeof read !== 'object' || read === null) return false
  const form = read as Partial<Record<keyof ApplicationDraft, unknown>>
  const { links } = form
  return (
    texts.every((name) => typeof form[name] === 'string') &&
    Array.isArray(links) &&
    links.every((link) => typeof link === 'string') &&
    typeof form.termsAccepted === 'boolean'
  )
}

export const readLocalDraft = (storage: Storage, userId: string | null): ApplicationDraft | undefined => {
  try {
    const read: unknown = JSON.parse(storage.getItem(keyOf(userId)) ?? 'null')
    return isDraft(read) && !isBlank(read) ? read : undefined
  } catch {
    // What cannot be parsed cannot be restored either.
    return undefined
  }
}

export const writeLocalDraft = (storage: Storage, userId: string | null, form: ApplicationDraft): void => {
  try {
    storage.setItem(keyOf(userId), JSON.stringify(form))
  } catch {
    // This browser has no storage space: the draft is then only on the screen, and for signed-in users on the server.
  }
}

export const dropLocalDraft = (storage: Storage, userId: string | null): void => storage.removeItem(keyOf(userId))
