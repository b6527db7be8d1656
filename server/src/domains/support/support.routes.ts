import * as questions from '#contract/support/creator-questions.ts'
import { contactSupport as contactRoute, getAskedOrder } from '#contract/support/support.ts'
import { editorOf } from '#domains/creators/index.ts'
import { refuse } from '#kernel/refusal.ts'
import { implement } from '#platform/http/implement.ts'
import { describeAskedOrder } from './asked-order.views.ts'
import { contactSupport } from './contact-support.ts'
import type { AnswerDeps } from './conversations/answer-conversation.ts'
import { readOrderProof } from './conversations/order-proof.ts'
import { answerQuestion } from './creators/answer-question.ts'
import { getQuestion, listQuestions } from './creators/question.views.ts'
import { inboxRoutes } from './inbox.routes.ts'

export const supportRoutes = (deps: AnswerDeps) => [
  implement(contactRoute, async ({ tx, body, visitor, now }) => {
    await contactSupport(tx, deps, body, visitor, now)
    return { status: 202, body: { status: 'received' } }
  }),

  implement(getAskedOrder, async ({ db, query, now }) => {
    const orderId = readOrderProof(deps.signatures, query.orderProof, now) ?? refuse('not-found')
    return { status: 200, body: await describeAskedOrder(db, orderId) }
  }),

  implement(questions.listCreatorQuestions, async ({ db, visitor, query }) => ({
    status: 200,
    body: await listQuestions(db, { creatorId: visitor.creatorId ?? refuse('not-allowed'), ...query }),
  })),

  implement(questions.answerCreatorQuestion, async ({ tx, visitor, params, body, request, now }) => {
    await answerQuestion(tx, editorOf(visitor, request, now), { questionId: params.questionId, answer: body.answer })
    return { status: 200, body: await getQuestion(tx, params.questionId) }
  }),

  ...inboxRoutes(deps),
]
