import type { FastifyRequest } from 'fastify'
import * as canned from '#contract/support/canned-answers.ts'
import * as contract from '#contract/support/conversations.ts'
import type { Tx } from '#platform/database/database.ts'
import { readAsOne } from '#platform/database/read-as-one.ts'
import { implement } from '#platform/http/implement.ts'
import type { SignedIn } from '#platform/http/visitor.ts'
import { addCannedAnswer, changeCannedAnswer, listCannedAnswers, removeCannedAnswer } from './canned/canned-answer.store.ts'
import { addNote, addReplyByHand } from './conversations/add-note.ts'
import { type AnswerDeps, answerConversation } from './conversations/answer-conversation.ts'
import { assignConversation } from './conversations/assign-conversation.ts'
import { describeConversation } from './conversations/conversation.views.ts'
import { holdAnswer } from './conversations/hold-answer.ts'
import { listConversations } from './conversations/inbox.views.ts'
import { closeConversation, reopenConversation } from './conversations/move-conversation.ts'
import { readInboxOverview } from './conversations/overview.views.ts'
import { setConversationSubject } from './conversations/set-subject.ts'
import { type StaffMember, staffMemberOf } from './conversations/staff-member.ts'
import { askCreator } from './creators/ask-creator.ts'

type Asking = { tx: Tx; params: { conversationId: string }; visitor: SignedIn; now: Date; request: FastifyRequest }

/** Does something with a conversation, and shows what became of it. */
const change = async ({ tx, params, visitor, now, request }: Asking, act: (staff: StaffMember, id: string) => Promise<void>) => {
  await act(staffMemberOf(visitor, request, now), params.conversationId)
  return { status: 200, body: await describeConversation(tx, params.conversationId, { userId: visitor.userId, now }) }
}

export const inboxRoutes = (deps: AnswerDeps) => [
  implement(contract.listConversations, async ({ db, visitor, query, now }) => ({
    status: 200,
    body: await listConversations(db, { userId: visitor.userId, now }, query),
  })),

  implement(contract.getConversation, async ({ db, visitor, params, now }) => ({
    status: 200,
    body: await readAsOne(db, (tx) => describeConversation(tx, params.conversationId, { userId: visitor.userId, now })),
  })),

  implement(contract.getInboxOverview, async ({ db, visitor, now }) => ({
    status: 200,
    body: await readInboxOverview(db, { userId: visitor.userId, now }),
  })),

  implement(contract.holdAnswer, async ({ tx, visitor, params, body, now, request }) => ({
    status: 200,
    body: await holdAnswer(tx, staffMemberOf(visitor, request, now), params.conversationId, body.takeOver),
  })),

  implement(contract.answerConversation, (asking) =>
    change(asking, (staff, id) => answerConversation(asking.tx, deps, staff, { id, ...asking.body })),
  ),

  implement(contract.addConversationNote, (asking) => change(asking, (staff, id) => addNote(asking.tx, staff, { id, ...asking.body }))),

  implement(contract.addReplyByHand, (asking) => change(asking, (staff, id) => addReplyByHand(asking.tx, staff, { id, ...asking.body }))),

  implement(contract.assignConversation, (asking) =>
    change(asking, (staff, id) => assignConversation(asking.tx, staff, { id, ...asking.body })),
  ),

  implement(contract.setConversationSubject, (asking) =>
    change(asking, (staff, id) => setConversationSubject(asking.tx, staff, { id, ...asking.body })),
  ),

  implement(contract.closeConversation, (asking) =>
    change(asking, (staff, id) => closeConversation(asking.tx, staff, { id, ...asking.body })),
  ),

  implement(contract.reopenConversation, (asking) =>
    change(asking, (staff, id) => reopenConversation(asking.tx, staff, { id, ...asking.body })),
  ),

  implement(contract.askCreator, (asking) => change(asking, (staff, id) => askCreator(asking.tx, deps, staff, { id, ...asking.body }))),

  implement(canned.listCannedAnswers, async ({ db }) => ({ status: 200, body: await listCannedAnswers(db) })),

  implement(canned.addCannedAnswer, async ({ tx, visitor, body, now, request }) => ({
    status: 201,
    body: await addCannedAnswer(tx, staffMemberOf(visitor, request, now), body),
  })),

  implement(canned.changeCannedAnswer, async ({ tx, visitor, params, body, now, request }) => ({
    status: 200,
    body: await changeCannedAnswer(tx, staffMemberOf(visitor, request, now), params.cannedAnswerId, body),
  })),

  implement(canned.removeCannedAnswer, async ({ tx, visitor, params, query, now, request }) => {
    await removeCannedAnswer(tx, staffMemberOf(visitor, request, now), params.cannedAnswerId, query.version)
    return { status: 204 }
  }),
]
