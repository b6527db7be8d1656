/** Queries and bodies of calls that only the shop's staff make, as sample-calls.ts has them for all others. */

const email = 'casey@example.test'

export const staffQueries: Record<string, Record<string, string>> = {
  previewTransfer: { email },
}

export const staffBodies: Record<string, object | string> = {
  addCreatorNote: { text: 'Answers fast' },
  addCustomerNote: { text: 'Answers fast' },
  transferLicense: { email, reason: 'Sold on', was: null },
}
