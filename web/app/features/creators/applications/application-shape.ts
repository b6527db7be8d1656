import type { Resolver } from 'react-hook-form'
import { type ApplicationDraft, type ApplicationForm, applicationForm } from '#contract/creators/applications.ts'
import { resolveWith } from '#web/lib/forms/form-resolver.ts'

export const checkApplication = resolveWith(applicationForm as never) as Resolver<ApplicationDraft, unknown, ApplicationForm>
