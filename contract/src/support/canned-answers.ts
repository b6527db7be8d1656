import { z } from 'zod'
import { prefixedId } from '../core/ids.ts'
import { route } from '../core/route.ts'
import { line } from '../core/text.ts'
import { answerText } from './conversations.ts'

/** Frequent answers, with placeholders that are filled in on use. */

const mayRead = { staff: 'sales', level: 'read' } as const
const mayWrite = { staff: 'sales', level: 'write' } as const

export const answerFields = ['name', 'order', 'staff', 'support'] as const

export const cannedAnswerForm = z.object({
  title: line(80, 'Give it a title'),
  body: answerText.refine(
    (text) => [...text.matchAll(/\{(\w+)\}/g)].every(([, field]) => answerFields.some((known) => known === field)),
    `Use these fields only: ${answerFields.map((field) => `{${field}}`).join(', ')}`,
  ),
})

const cannedAnswer = z.object({
  id: prefixedId('can'),
  title: z.string(),
  body: z.string(),
  version: z.number().int(),
  changedBy: z.string().nullable(),
  changedAt: z.iso.datetime(),
})
export type CannedAnswer = z.infer<typeof cannedAnswer>

const cannedAnswers = z.array(cannedAnswer)
const params = z.object({ cannedAnswerId: prefixedId('can') })
const version = z.number().int().min(1).max(1_000_000_000)

export const listCannedAnswers = route({
  name: 'listCannedAnswers',
  method: 'GET',
  path: '/api/admin/support/canned-answers',
  summary: 'Answers that are given often, by title',
  access: mayRead,
  answers: { 200: cannedAnswers },
})

export const addCannedAnswer = route({
  name: 'addCannedAnswer',
  method: 'POST',
  path: '/api/admin/support/canned-answers',
  summary: 'Adds an answer that is given often; at most 200',
  access: mayWrite,
  body: cannedAnswerForm,
  bodyLimit: 64 * 1024,
  answers: { 201: cannedAnswer },
})

export const changeCannedAnswer = route({
  name: 'changeCannedAnswer',
  method: 'PUT',
  path: '/api/admin/support/canned-answers/{cannedAnswerId}',
  summary: 'Changes an answer that is given often',
  access: mayWrite,
  params,
  body: cannedAnswerForm.extend({ version }),
  bodyLimit: 64 * 1024,
  answers: { 200: cannedAnswer },
})

export const removeCannedAnswer = route({
  name: 'removeCannedAnswer',
  method: 'DELETE',
  path: '/api/admin/support/canned-answers/{cannedAnswerId}',
  summary: 'Removes an answer that is given often',
  access: mayWrite,
  params,
  query: z.object({ version: z.coerce.number().pipe(version) }),
  answers: { 204: null },
})
