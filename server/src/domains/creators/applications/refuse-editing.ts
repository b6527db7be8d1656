import { refuse } from '#kernel/refusal.ts'
import type { EditingVerdict } from './application.rules.ts'

type Because = Extract<EditingVerdict, { may: false }>['because']

/** Refuses with the text of the reason. */
export const refuseEditing = (because: Because): never =>
  because === 'with-us'
    ? refuse('already-done', { detail: 'You already have an open application. Withdraw it to change it.' })
    : refuse('edited-elsewhere', { detail: 'This application was changed in another tab or browser. Reload the page to see the changes.' })
