import { z } from 'zod'

/** Problem details (RFC 9457) as the specification has them. */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  detail: z.string().optional(),
  status: z.number(),
  instance: z.string().optional(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
  /** What plugins read: the verdict about a license in one word. */
  errorType: z.string().optional(),
})
export type Problem = z.infer<typeof problem>

/** Every way the server says no. An action refuses with a code; status, title and detail stand here. */
export const refusals = {
  'invalid-input': { status: 400, title: 'One or more fields are not valid', detail: 'Check the fields named below.' },
  'malformed-request': { status: 400, title: 'The request could not be read', detail: 'Its form is broken; nothing was changed.' },
  'not-signed': { status: 400, title: 'Not signed', detail: 'The signature does not fit.' },
  'wrong-credentials': { status: 400, title: 'Incorrect email or password', detail: 'Incorrect email or password' },
  'two-factor-needed': { status: 400, title: 'Two-factor code needed', detail: 'Enter the code from your authenticator app.' },
  'wrong-two-factor': { status: 400, title: 'Wrong code', detail: 'This code is not right, or was used before. Wait for the next one.' },
  'code-over': { status: 400, title: 'This link is over', detail: 'It was used already, or it is too old. Ask for a new one.' },
  'license-revoked': {
    status: 400,
    title: 'License revoked',
    detail: 'This license was revoked. Ask support if you think it should not be.',
    errorType: 'LicenseRevoked',
  },
  'activation-revoked': {
    status: 400,
    title: 'This device was released',
    detail: 'Another device may hold the seat now. Activate this one again.',
    errorType: 'LicenseActivationRevoked',
  },
  'license-expired': {
    status: 400,
    title: 'License expired',
    detail: 'This license has expired. Renew it, or buy it, to go on.',
    errorType: 'LicenseExpired',
  },
  'no-eligible-license': {
    status: 400,
    title: 'No license for this device',
    detail: 'There is no license of this product in your account.',
    errorType: 'NoEligibleLicense',
  },
  'license-invalid': {
    status: 400,
    title: 'Not a license of this product',
    detail: 'Activate the product again.',
    errorType: 'LicenseInvalid',
  },
  'trial-stays': { status: 400, title: 'A trial is not given back', detail: 'It stays with this device until it is over.' },
  'offline-stays': {
    status: 400,
    title: 'Activated offline',
    detail: 'This device was activated offline. Ask the creator or support to release it.',
  },
  'no-trial': { status: 400, title: 'No trial', detail: 'This product cannot be tried, or the trial is over.' },
  'request-over': { status: 400, title: 'This request is over', detail: 'Ask for an activation again, in the plugin.' },
  'signed-out': { status: 401, title: 'Unauthorized', detail: 'Sign in to do this.' },
  'not-allowed': { status: 403, title: 'Forbidden', detail: 'Insufficient rights to perform action' },
  'confirm-password': { status: 403, title: 'Confirm your password', detail: 'Enter your password once more to do this.' },
  'tokens-over': { status: 403, title: 'Signed out', detail: 'These tokens are over. Sign in again.' },
  'own-release': {
    status: 403,
    title: 'Your own team’s release',
    detail: 'You belong to this creator’s team, so somebody else reviews it.',
  },
  'cross-site': { status: 403, title: 'Forbidden', detail: 'This request came from another site.' },
  'not-owned': { status: 403, title: 'Not yours yet', detail: 'This account does not own it. Buy it, or sign in with another address.' },
  'not-found': { status: 404, title: 'Not found', detail: 'There is nothing at this address.' },
  'no-build': { status: 404, title: 'No build for this system', detail: 'Choose a platform on the page with every download.' },
  'method-not-allowed': { status: 405, title: 'Method not allowed', detail: 'This address does not take that method.' },
  'already-done': { status: 409, title: 'Not possible any more', detail: 'Somebody else changed this in the meantime.' },
  'not-possible': { status: 409, title: 'Not possible', detail: 'This cannot be done as things are.' },
  'review-taken': { status: 409, title: 'Somebody else reviews it', detail: 'Take it when their time is over, or when it is given back.' },
  'take-first': { status: 409, title: 'Take the review first', detail: 'Take the review, so that nobody else decides meanwhile.' },
  'edited-elsewhere': { status: 409, title: 'Somebody else saved this', detail: 'Another version was saved since you opened it.' },
  'wrong-offset': { status: 409, title: 'Not where the file ends', detail: 'Ask how much of the file is there, and go on from that byte.' },
  'price-changed': { status: 409, title: 'The price has changed', detail: 'Look at the new price before you pay.' },
  'buy-again': { status: 409, title: 'Buy again?', detail: 'You have bought this already. Say so if you want it once more.' },
  'payment-under-way': { status: 409, title: 'A payment is under way', detail: 'Wait until it is done, or cancel it first.' },
  'last-admin': { status: 409, title: 'The last Admin stays', detail: 'Give someone else the Admin role first.' },
  'last-owner': { status: 409, title: 'The last Owner stays', detail: 'Give someone else the Owner role first.' },
  'link-over': {
    status: 410,
    title: 'This link is over',
    detail: 'Download links last 15 minutes and end with the license. Get a new one where you found this one.',
  },
  'upload-over': { status: 410, title: 'This upload is over', detail: 'Nothing came for a week, so it was removed. Send the file again.' },
  'wrong-tus-version': { status: 412, title: 'Another version of tus', detail: 'Uploads speak tus 1.0.0: send Tus-Resumable: 1.0.0.' },
  'too-large': { status: 413, title: 'Too large', detail: 'The request is larger than this address takes.' },
  'upload-quota': { status: 413, title: 'No room for more uploads', detail: 'Finish or remove some of the uploads under way first.' },
  'path-too-long': { status: 414, title: 'Address too long', detail: 'The address of this request is too long.' },
  'wrong-content-type': { status: 415, title: 'Wrong content type', detail: 'This address does not take that content type.' },
  'being-written': {
    status: 423,
    title: 'Already under way',
    detail: 'Another tab or program is sending this file. Wait a moment, then go on.',
  },
  'headers-too-large': { status: 431, title: 'Headers too large', detail: 'The headers of this request are too large.' },
  'too-many': { status: 429, title: 'Too many requests', detail: 'Wait a moment, then try again.' },
  'download-limit': {
    status: 429,
    title: 'Enough downloads for today',
    detail: 'This license has begun 20 downloads today, which is the limit. Go on tomorrow (a day begins at 0:00 UTC), or ask support.',
  },
  'wrong-checksum': {
    status: 460,
    title: 'Checksum mismatch',
    detail: 'These bytes changed on their way and were not taken. Send them again.',
  },
  'server-error': { status: 500, title: 'An error occurred', detail: 'The fault is ours and is in our log.' },
  'provider-away': { status: 503, title: 'Payment is not possible right now', detail: 'Nothing was charged. Try again in a moment.' },
  'storage-full': {
    status: 507,
    title: 'The storage is full',
    detail: 'What was sent before is safe. Go on with it once there is room again.',
  },
  unavailable: { status: 503, title: 'Not available right now', detail: 'Try again in a moment.' },
} as const satisfies Record<string, { status: number; title: string; detail: string; errorType?: string }>

export type RefusalCode = keyof typeof refusals
