import type { z } from 'zod'
import { contactMessage } from '#contract/support/support.ts'
import { resolveWith } from '#web/lib/forms/form-resolver.ts'

export type EnteredMessage = z.input<typeof contactMessage>
export type CheckedMessage = z.output<typeof contactMessage>
export const checkMessage = resolveWith(contactMessage)
