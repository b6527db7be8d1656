import type { InjectOptions } from 'fastify'
import type { Route } from '#contract/core/route.ts'
import { creatorBodies, creatorQueries } from './sample-creator-calls.ts'
import { bundleDraft, couponEffect, couponForm, machineFile, productDraft, saleForm, sellerForm, voucherForm } from './sample-forms.ts'
import { staffBodies, staffQueries } from './sample-staff-calls.ts'
import { supportBodies, supportParams, supportQueries } from './sample-support-calls.ts'

const email = 'casey@example.test'
const password = 'a long walk by the sea'
/** A code in the format of those sent by email. */
export const sampleCode = 'c'.repeat(43)
const code = sampleCode
const someId = (prefix: string): string => `${prefix}_${'0'.repeat(26)}`

/** Parameters that fit the contract, by name; what they identify need not exist. */
const params: Record<string, string> = {
  creatorId: 'lowtide',
  productId: 'tape-one',
  bundleId: 'everything',
  section: 'support',
  mailId: 'msg_none',
  kind: 'products',
  userId: someId('usr'),
  sessionId: someId('ses'),
  invitationId: someId('inv'),
  applicationId: someId('cap'),
  discountId: someId('dis'),
  couponId: someId('cpn'),
  uploadId: someId('upl'),
  resumableUploadId: someId('rup'),
  downloadId: someId('bld'),
  releaseId: someId('rel'),
  platform: 'Windows',
  documentId: someId('ivc'),
  licenseId: someId('lic'),
  number: '1',
  saleId: someId('sal'),
  refundId: someId('rfd'),
  customerId: someId('usr'),
  subscriptionId: someId('sub'),
  activationId: someId('act'),
  requestId: someId('req'),
  kid: someId('key'),
  voucherId: someId('vch'),
  batchId: someId('vba'),
  payoutId: someId('pyt'),
  runId: someId('run'),
  fileId: someId('pyf'),
  entryId: someId('led'),
  ...supportParams,
  noteId: someId('nte'),
  jobId: '1',
  orderId: '11111111-1111-4111-8111-111111111111',
}

const ofPeriods = ['getTaxReport', 'exportTaxReport', 'exportLedger', 'sumInvoices', 'exportInvoices']

/** Queries and bodies that fit the contract, by the route's name, for routes that need them. */
const queries: Record<string, Record<string, string>> = {
  ...staffQueries,
  listSentMails: { email },
  previewOrderMove: { email },
  ...Object.fromEntries(ofPeriods.map((name) => [name, { from: '2026-01-01', until: '2026-12-31' }])),
  getOssReturn: { year: '2026', quarter: '4' },
  exportOssReturn: { year: '2026', quarter: '4' },
  exportEarnings: { from: '2030-01-01', until: '2030-01-31' },
  ...supportQueries,
  ...creatorQueries,
  getArticle: { path: 'buying/how-to-buy' },
  signIn: { email },
  refreshTokens: { token: 'none' },
  forgotPassword: { email },
  resetPassword: { email, code },
  confirmAccount: { email, code },
  confirmEmail: { email, code },
  confirmEmailChange: { email, code },
  confirmSubscription: { email, token: 'none' },
  unsubscribe: { email, token: 'none' },
  getPreferences: { email, token: 'none' },
  setPreferences: { email, token: 'none' },
  stopProductUpdates: { token: 'none' },
  openProductUpdates: { token: 'none', redirect: 'false' },
  getInvitation: { code },
  suggest: { q: 'tape' },
  sendUpload: { kind: 'Image', name: 'cover.png' },
  applyCoupon: { code: 'WARM' },
  getLicenseFile: { link: 'none' },
  previewVoucher: { code: 'ACDE-FGHJ-KMNP' },
  redeemVoucher: { code: 'ACDE-FGHJ-KMNP' },
  applySiteCoupon: { code: 'WARM' },
  removeSiteCoupon: { code: 'WARM' },
  removeCoupon: { id: 'cpn_1', creator: 'lowtide', code: 'WARM' },
}
const bodies: Record<string, object | string> = {
  startTrialByEmail: { email },
  startOwnTrial: { creatorId: 'lowtide', productId: 'tape-one' },
  ...supportBodies,
  ...staffBodies,
  ...creatorBodies,
  countAttention: { creator: 'lowtide', step: 'visit' },
  reportError: { message: 'It broke' },
  reportWarning: { message: 'It may break' },
  signIn: password,
  signUp: { name: 'Casey', email, password, acceptedPrivacyPolicy: true, acceptedTermsAndConditions: true },
  refreshTokens: 'none',
  resetPassword: password,
  setPassword: { currentPassword: password, newPassword: 'another walk by the sea' },
  confirmPassword: password,
  updateIdentity: { name: 'Casey' },
  saveStudio: { system: 'macOS', processor: 'arm', hosts: ['Reaper'], formats: [] },
  confirmTwoFactor: { code: '123456' },
  deleteAccount: { email },
  subscribe: { email },
  setPreferences: { newsletter: true, productUpdates: false },
  stopProductUpdates: 'List-Unsubscribe=One-Click',
  inviteMember: { email: 'friend@example.test', roles: ['Marketing'] },
  changeMemberRoles: { roles: ['Marketing'] },
  acceptInvitation: { code },
  setStaffRoles: { email, roles: ['QA'], was: [] },
  createOwnProduct: { id: 'new-thing', name: 'New thing', type: 'Plugin', category: 'Plugin' },
  saveOwnProduct: { revision: 1, type: 'Plugin', category: 'Plugin', draft: productDraft },
  publishOwnProduct: { revision: 1 },
  discardOwnProduct: { revision: 1 },
  duplicateOwnProduct: { id: 'second-thing', name: 'Second thing' },
  restoreProductVersion: { revision: 1 },
  createOwnBundle: { id: 'new-bundle', name: 'New bundle' },
  saveOwnBundle: { revision: 1, draft: bundleDraft },
  publishOwnBundle: { revision: 1 },
  discardOwnBundle: { revision: 1 },
  duplicateOwnBundle: { id: 'second-bundle', name: 'Second bundle' },
  restoreBundleVersion: { revision: 1 },
  saveOwnStorefront: { revision: 0, pageBlocks: [] },
  publishOwnStorefront: { revision: 0 },
  discardOwnStorefront: { revision: 0 },
  restoreStorefrontVersion: { revision: 0 },
  createDiscount: saleForm,
  changeDiscount: saleForm,
  createCoupon: couponForm,
  changeCoupon: couponForm,
  switchCoupon: { isOn: false },
  tryCoupon: { effect: couponEffect, currency: 'USD', lines: [] },
  saveCreatorSettings: { tagline: 'Warm and slow' },
  renameCreatorSlug: { slug: 'low-tide' },
  sendUpload: 'not looked at before it is answered',
  signCreatorTerms: { version: '2026-12' },
  patchOrder: { currency: 'USD', items: [] },
  patchSiteOrder: { currency: 'USD', items: [] },
  addBillingDetails: { name: 'Casey', email },
  saveCheckout: { name: 'Casey', email },
  startPayment: { due: { currency: 'USD', amount: 0 } },
  choosePassword: { password },
  confirmPayment: {},
  sandboxWebhook: '{}',
  stripeWebhook: '{}',
  requestActivation: { deviceName: 'Casey’s Mac', deviceSignature: 'a signature' },
  validateLicense: 'no token',
  revokeToken: 'no token',
  unlockWithJuce: 'product=tape-one&email=casey%40example.test&pw=none&os=Linux&mach=L0123456789',
  activateOffline: machineFile,
  activateKey: { versions: { 'tape-one': '2.0.0' } },
  setKeyVersions: { versions: { 'tape-one': '2.0.0' } },
  switchJuce: { isOn: false },
  grantOwnLicense: { productId: 'tape-one', email },
  grantAnyLicense: { creatorId: 'lowtide', productId: 'tape-one', email },
  ...Object.fromEntries(
    ['Own', 'Any'].flatMap((whose) => [
      [`revoke${whose}License`, { reason: 'It was shared' }],
      [`restore${whose}License`, {}],
      [`change${whose}Seats`, { seats: 5 }],
      [`extend${whose}License`, { expiresAt: null }],
      [`release${whose}Seat`, {}],
    ]),
  ),
  correctInvoice: { standing: 'INV-000001', name: 'Casey', email, address: { countryCode: 'US', streetAddress1: '1 Main Street' } },
  moveOrderToAccount: { email, reason: 'Another address', from: null },
  saveFeaturedList: { version: 0, items: [] },
  refundOrder: { reason: 'It was a mistake' },
  notePaidByHand: { note: 'By bank transfer today', amount: { currency: 'USD', amount: 79 } },
  refundSale: { reason: 'It was a mistake' },
  createVoucher: voucherForm,
  changeVoucher: voucherForm,
  switchVoucher: { isOn: false },
  createBatch: { name: 'For magazines', codes: 2, usesPerCode: 1, expiresAt: null },
  switchBatch: { isOn: false },
  savePayoutAccount: { type: 'Bank', iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' },
  exportPayoutFile: { format: 'SEPA' },
  readBankStatement: '<Document/>',
  addExchangeRates: { validFrom: '2030-01-01', rates: { EUR: 0.9 } },
  addTaxRule: { country: 'NZ', validFrom: '2030-01-01', mode: 'Inclusive', rate: 0.15 },
  saveSeller: sellerForm,
  holdPayout: { reason: 'We ask first.' },
  failPayout: { reason: 'Account closed' },
  createRelease: { version: '1.0.0', channel: 'stable', notes: '' },
  changeRelease: { notes: 'Deeper.' },
  setBuild: { uploadId: 'none' },
  signBuild: { edSignature: null },
  publishRelease: { at: null, rolloutPercent: 100 },
  setRollout: { percent: 50 },
  approveRelease: { sha256s: [] },
  rejectRelease: { reason: 'It crashes.' },
  askForChanges: { reason: 'Say what is new.' },
  openPackSounds: { ids: [] },
  previewNotes: { notes: 'Deeper.' },
  changeCard: { card: { number: '4242424242424242', expiry: '12/99', cvc: '123' } },
}

export const fillPath = (path: string, change: Record<string, string> = {}): string =>
  path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => change[name] ?? params[name] ?? 'something')

let callers = 0
/** A new network address for every call, so that no limit is reached by accident. */
export const newAddress = (): string => {
  callers += 1
  return `10.${(callers >> 16) & 255}.${(callers >> 8) & 255}.${callers & 255}`
}

const kinds: Record<string, string> = {
  file: 'application/octet-stream',
  raw: 'application/json',
  form: 'application/x-www-form-urlencoded',
}
const typeOf = ({ bodyType = 'text' }: Route): string => kinds[bodyType] ?? 'text/plain'

/** A call that the contract allows. */
export const sampleCall = (route: Route, change: Record<string, string> = {}) => {
  const body = bodies[route.name]
  return {
    method: route.method,
    url: fillPath(route.path, change),
    query: { ...queries[route.name] },
    remoteAddress: newAddress(),
    ...(typeof body === 'object' && { payload: { ...body } }),
    // For the only kinds of body whose type is not clear from the value.
    ...(typeof body === 'string' && { payload: body, headers: { 'content-type': typeOf(route) } }),
  } satisfies InjectOptions
}
