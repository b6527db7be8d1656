const someId = (prefix: string): string => `${prefix}_${'0'.repeat(26)}`

/** Parameters, queries and bodies of the calls of support; sample-calls.ts has all others. */
export const supportParams = { conversationId: someId('cnv'), cannedAnswerId: someId('can'), questionId: someId('qst') }

export const supportQueries = { removeCannedAnswer: { version: '1' }, getAskedOrder: { orderProof: 'none' }, searchPalette: { q: 'tape' } }

export const supportBodies = {
  contactSupport: { name: 'Casey', email: 'casey@example.test', subject: 'Hello', message: 'Can you hear me?' },
  holdAnswer: {},
  answerConversation: { version: 1, text: 'Yes, I can.' },
  addConversationNote: { text: 'They called.' },
  addReplyByHand: { text: 'It works now.' },
  assignConversation: { version: 1, assigneeId: null },
  setConversationSubject: { version: 1, topic: 'Other', orderNumber: '', licenseId: '' },
  closeConversation: { version: 1 },
  reopenConversation: { version: 1 },
  askCreator: { creatorId: 'lowtide', question: 'Does it run there?' },
  addCannedAnswer: { title: 'Thanks', body: 'Thank you, {name}.' },
  changeCannedAnswer: { title: 'Thanks', body: 'Thank you, {name}.', version: 1 },
  answerCreatorQuestion: { answer: 'It does.' },
}
