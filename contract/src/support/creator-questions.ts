import { z } from 'zod'
import { prefixedId } from '../core/ids.ts'
import { pagedList } from '../core/page.ts'
import { route } from '../core/route.ts'
import { messageText } from './support.ts'

/**
 * Questions from support to a creator's team. Team members who may change the product can answer; they do not learn who the customer is.
 */

const question = z.object({
  id: prefixedId('qst'),
  subject: z.string(),
  question: z.string(),
  askedAt: z.iso.datetime(),
  answer: z.string().nullable(),
  answeredBy: z.string().nullable(),
  answeredAt: z.iso.datetime().nullable(),
})
export type CreatorQuestion = z.infer<typeof question>

export const questionFilters = ['open', 'answered'] as const

export const listCreatorQuestions = route({
  name: 'listCreatorQuestions',
  method: 'GET',
  path: '/api/creator/questions',
  summary: 'What support asked the active creator: the oldest open ones first, or the newest answered ones',
  access: { creator: 'releases', level: 'read' },
  query: z.object({ show: z.enum(questionFilters).default('open'), after: prefixedId('qst').optional() }),
  answers: { 200: pagedList(question) },
})

export const questionAnswer = z.object({ answer: messageText(5000, 'Write an answer') })

export const answerCreatorQuestion = route({
  name: 'answerCreatorQuestion',
  method: 'POST',
  path: '/api/creator/questions/{questionId}/answer',
  summary: 'Answers support; the first answer counts',
  access: { creator: 'releases', level: 'write' },
  params: z.object({ questionId: prefixedId('qst') }),
  body: questionAnswer,
  bodyLimit: 32 * 1024,
  answers: { 200: question },
})
