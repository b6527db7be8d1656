import { z } from 'zod'
import { defineDocument } from '#platform/database/stored-document.ts'

/** What an action has to tell besides who and what: other names for each action, shown as they are. The log is never changed. */
export const auditDetailsDocument = defineDocument('audit-details', z.record(z.string(), z.unknown()))
