import { z } from 'zod'
import { creatorId, licenseId, orderId, prefixedId } from '../core/ids.ts'
import { pagedList } from '../core/page.ts'
import { route } from '../core/route.ts'
import { messageText, topics } from './support.ts'

/** The inbox of support. Staff who may see customers can read it; staff who may change sales can answer. */

const mayRead = { staff: 'sales', level: 'read' } as const
const mayWrite = { staff: 'sales', level: 'write' } as const

export const conversationStates = ['Open', 'Waiting', 'Closed'] as const
export type ConversationState = (typeof conversationStates)[number]

export const inboxFilters = ['open', 'mine', 'unassigned', 'waiting', 'closed'] as const
export type InboxFilter = (typeof inboxFilters)[number]

export const conversationId = prefixedId('cnv')

const person = z.object({ id: z.string(), name: z.string() })
/** Who is writing an answer at the moment, and until when nobody else can. */
const answering = z.object({ by: person, isYou: z.boolean(), until: z.iso.datetime() })

const conversationRow = z.object({
  id: conversationId,
  subject: z.string(),
  topic: z.enum(topics),
  state: z.enum(conversationStates),
  customer: z.object({ name: z.string(), email: z.string() }),
  assignee: person.nullable(),
  answering: answering.nullable(),
  orderNumber: z.string().nullable(),
  /** How many questions to creators are unanswered. */
  openQuestions: z.number().int(),
  createdAt: z.iso.datetime(),
  lastAt: z.iso.datetime(),
  firstAnsweredAt: z.iso.datetime().nullable(),
  closedAt: z.iso.datetime().nullable(),
})
export type ConversationRow = z.infer<typeof conversationRow>

const message = z.object({
  id: z.string(),
  kind: z.enum(['Asked', 'Answered', 'Note', 'Automatic']),
  channel: z.enum(['Form', 'Mail', 'Hand', 'Site']),
  /** The staff member who wrote or added it; null if the customer wrote it. */
  by: person.nullable(),
  /** The sender's address, if an email did not come from the customer's address. */
  claimedFrom: z.string().nullable(),
  body: z.string(),
  quoted: z.string().nullable(),
  leftOut: z.array(z.string()),
  at: z.iso.datetime(),
})
export type ConversationMessage = z.infer<typeof message>

const creatorQuestion = z.object({
  id: z.string(),
  creator: person,
  askedBy: z.string().nullable(),
  question: z.string(),
  askedAt: z.iso.datetime(),
  answer: z.string().nullable(),
  answeredBy: z.string().nullable(),
  answeredAt: z.iso.datetime().nullable(),
})
export type AskedQuestion = z.infer<typeof creatorQuestion>

const conversation = conversationRow.extend({
  version: z.number().int(),
  /** The account of the sender, if the address was confirmed. */
  customerId: z.string().nullable(),
  orderId: orderId.nullable(),
  licenseId: licenseId.nullable(),
  messages: z.array(message),
  questions: z.array(creatorQuestion),
  /** The creators of the order's products, who can be asked. */
  creators: z.array(person),
  licenses: z.array(z.object({ id: licenseId, name: z.string(), status: z.enum(['Active', 'Revoked']) })),
  /** Other conversations with the same address, newest first. */
  others: z.array(z.object({ id: conversationId, subject: z.string(), state: z.enum(conversationStates), lastAt: z.iso.datetime() })),
})
export type Conversation = z.infer<typeof conversation>

const params = z.object({ conversationId })
const answers = { 200: conversation } as const
/** The version that the caller last saw: newer changes are not overwritten. */
const version = z.number().int().min(1).max(1_000_000_000)

export const listConversations = route({
  name: 'listConversations',
  method: 'GET',
  path: '/api/admin/support/conversations',
  summary: 'The support inbox, fifty at a time: open ones, longest waiting first; closed ones, newest first',
  access: mayRead,
  query: z.object({
    show: z.enum(inboxFilters).default('open'),
    /** A name, an address, a subject or an order's number; searches all of them. */
    q: z.string().trim().max(100).optional(),
    after: conversationId.optional(),
  }),
  answers: { 200: pagedList(conversationRow) },
})

export const getConversation = route({
  name: 'getConversation',
  method: 'GET',
  path: '/api/admin/support/conversations/{conversationId}',
  summary: 'One conversation with its messages, what creators said, and its order and licenses',
  access: mayRead,
  params,
  answers,
})

const inboxOverview = z.object({
  counts: z.object({ open: z.number().int(), mine: z.number().int(), unassigned: z.number().int(), waiting: z.number().int() }),
  /** The median time to the first answer in seconds, over the last thirty days. null if there is none yet. */
  firstAnswerSeconds: z.number().int().nullable(),
  closingSeconds: z.number().int().nullable(),
  /** Staff who can be assigned. */
  assignees: z.array(person),
})
export type InboxOverview = z.infer<typeof inboxOverview>

export const getInboxOverview = route({
  name: 'getInboxOverview',
  method: 'GET',
  path: '/api/admin/support',
  summary: 'How many conversations are waiting, how long answers take, and who answers',
  access: mayRead,
  answers: { 200: inboxOverview },
})

export const holdAnswer = route({
  name: 'holdAnswer',
  method: 'PUT',
  path: '/api/admin/support/conversations/{conversationId}/answering',
  summary: 'Marks the caller as writing an answer, for three minutes; takeOver replaces someone else',
  access: mayWrite,
  params,
  body: z.object({ takeOver: z.boolean().default(false) }),
  answers: { 200: answering },
})

export const answerText = messageText(10_000, 'Write an answer')

export const answerConversation = route({
  name: 'answerConversation',
  method: 'POST',
  path: '/api/admin/support/conversations/{conversationId}/answers',
  summary: 'Answers the customer by e-mail; the conversation then waits for them, or is closed',
  access: mayWrite,
  params,
  body: z.object({ version, text: answerText, close: z.boolean().default(false) }),
  bodyLimit: 64 * 1024,
  answers,
})

export const addConversationNote = route({
  name: 'addConversationNote',
  method: 'POST',
  path: '/api/admin/support/conversations/{conversationId}/notes',
  summary: 'Adds a note for colleagues; the customer never sees it',
  access: mayWrite,
  params,
  body: z.object({ text: messageText(5000, 'Write a note') }),
  bodyLimit: 32 * 1024,
  answers,
})

export const addReplyByHand = route({
  name: 'addReplyByHand',
  method: 'POST',
  path: '/api/admin/support/conversations/{conversationId}/replies',
  summary: 'Adds a reply that the customer sent elsewhere to the conversation',
  access: mayWrite,
  params,
  body: z.object({ text: messageText(20_000, 'Paste what they wrote') }),
  bodyLimit: 128 * 1024,
  answers,
})

export const assignConversation = route({
  name: 'assignConversation',
  method: 'PUT',
  path: '/api/admin/support/conversations/{conversationId}/assignee',
  summary: 'Gives a conversation to someone who answers, or to nobody',
  access: mayWrite,
  params,
  body: z.object({ version, assigneeId: prefixedId('usr').nullable() }),
  answers,
})

export const conversationSubject = z.object({
  topic: z.enum(topics),
  /** As on receipts: ORD-000123. */
  orderNumber: z.string().trim().max(40),
  licenseId: z.union([z.literal(''), licenseId]),
})

export const setConversationSubject = route({
  name: 'setConversationSubject',
  method: 'PUT',
  path: '/api/admin/support/conversations/{conversationId}/subject',
  summary: 'Sets what a conversation is about: topic, order, license',
  access: mayWrite,
  params,
  body: conversationSubject.extend({ version }),
  answers,
})

export const closeConversation = route({
  name: 'closeConversation',
  method: 'POST',
  path: '/api/admin/support/conversations/{conversationId}/close',
  summary: 'Closes a conversation; a reply of the customer opens it again',
  access: mayWrite,
  params,
  /** To close again a conversation that was reopened by mistake: when it had been closed. */
  body: z.object({ version, closedAt: z.iso.datetime().optional() }),
  answers,
})

export const reopenConversation = route({
  name: 'reopenConversation',
  method: 'POST',
  path: '/api/admin/support/conversations/{conversationId}/reopen',
  summary: 'Opens a closed conversation again; one that was closed by mistake may wait for the customer as before',
  access: mayWrite,
  params,
  body: z.object({ version, state: z.enum(['Open', 'Waiting']).default('Open') }),
  answers,
})

export const askCreator = route({
  name: 'askCreator',
  method: 'POST',
  path: '/api/admin/support/conversations/{conversationId}/questions',
  summary: 'Asks the team of a creator; they hear neither the customer’s name nor their address',
  access: mayWrite,
  params,
  body: z.object({ creatorId, question: messageText(5000, 'Write the question') }),
  bodyLimit: 32 * 1024,
  answers,
})
