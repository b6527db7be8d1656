import { z } from 'zod'
import { defineDocument } from '#platform/database/stored-document.ts'

/** The details of an action besides who and what: other fields for each action, shown as they are. The log is never changed. */
export const auditDetailsDocument = defineDocument('audit-details', z.record(z.string(), z.unknown()))
