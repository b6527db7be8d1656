/** Queries and bodies of calls for staff; sample-calls.ts has all others. */

const email = 'casey@example.test'

export const staffQueries: Record<string, Record<string, string>> = {
  previewTransfer: { email },
  previewMerge: { other: email },
}

export const staffBodies: Record<string, object | string> = {
  addCreatorNote: { text: 'Answers fast' },
  addCustomerNote: { text: 'Answers fast' },
  confirmAccountByStaff: { reason: 'They called' },
  changeAccountEmail: { email: 'new@example.test', was: email, reason: 'They called' },
  endAccountSessions: { reason: 'Stolen laptop' },
  resetAccountTwoFactor: { reason: 'Lost phone' },
  anonymiseAccount: { email, reason: 'They asked' },
  mergeAccounts: { from: `usr_${'1'.repeat(26)}`, version: 'none', reason: 'The same person' },
  takeBackGift: { licenseIds: [`lic_${'1'.repeat(26)}`], reason: 'A slip' },
  transferLicense: { email, reason: 'Sold on', was: null },
}
