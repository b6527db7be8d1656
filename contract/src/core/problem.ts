import { z } from 'zod'

/** Problem details (RFC 9457) as in the specification. */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  detail: z.string().optional(),
  status: z.number(),
  instance: z.string().optional(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
  /** Read by plugins: the reason why a license is invalid, in one word. */
  errorType: z.string().optional(),
})
export type Problem = z.infer<typeof problem>

/** Every refusal of the server. An action refuses with a code; status, title and detail are defined here. */
export const refusals = {
  'invalid-input': { status: 400, title: 'Some fields need your attention', detail: 'Check the fields below.' },
  'malformed-request': { status: 400, title: 'The request could not be read', detail: 'It is malformed. Nothing was changed.' },
  'not-signed': { status: 400, title: 'Invalid signature', detail: 'The signature doesn’t match.' },
  'wrong-credentials': { status: 400, title: 'Incorrect email or password', detail: 'Incorrect email or password' },
  'two-factor-needed': { status: 400, title: 'Two-factor code needed', detail: 'Enter the code from your authenticator app.' },
  'wrong-two-factor': { status: 400, title: 'Wrong code', detail: 'This code is wrong or has already been used. Wait for the next one.' },
  'code-over': { status: 400, title: 'This link has expired', detail: 'It has already been used or is too old. Request a new one.' },
  'license-revoked': {
    status: 400,
    title: 'License revoked',
    detail: 'This license was revoked. Contact support if you think this is a mistake.',
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
    detail: 'This license has expired. Renew or buy it to continue.',
    errorType: 'LicenseExpired',
  },
  'no-eligible-license': {
    status: 400,
    title: 'No license for this device',
    detail: 'Your account has no license for this product.',
    errorType: 'NoEligibleLicense',
  },
  'license-invalid': {
    status: 400,
    title: 'Not a license for this product',
    detail: 'Activate the product again.',
    errorType: 'LicenseInvalid',
  },
  'trial-stays': { status: 400, title: 'Trials can’t be released', detail: 'A trial stays on its device until it ends.' },
  'offline-stays': {
    status: 400,
    title: 'Activated offline',
    detail: 'This device was activated offline. Ask the creator or support to release it.',
  },
  'no-trial': { status: 400, title: 'No trial', detail: 'This product has no trial, or your trial has ended.' },
  'request-over': { status: 400, title: 'This request has expired', detail: 'Start the activation again in the plugin.' },
  'signed-out': { status: 401, title: 'Unauthorized', detail: 'Sign in to do this.' },
  'not-allowed': { status: 403, title: 'Forbidden', detail: 'Insufficient rights to perform action' },
  'confirm-password': { status: 403, title: 'Confirm your password', detail: 'Enter your password again to do this.' },
  'tokens-over': { status: 403, title: 'Signed out', detail: 'These tokens have expired. Sign in again.' },
  'own-release': {
    status: 403,
    title: 'Your own team’s release',
    detail: 'You are on this creator’s team, so someone else has to review it.',
  },
  'cross-site': { status: 403, title: 'Forbidden', detail: 'This request came from another site.' },
  'not-owned': { status: 403, title: 'Not yours yet', detail: 'This account doesn’t own it. Buy it, or sign in with a different address.' },
  'not-found': { status: 404, title: 'Not found', detail: 'There is nothing at this address.' },
  'no-build': { status: 404, title: 'No build for this system', detail: 'Choose a platform on the downloads page.' },
  'method-not-allowed': { status: 405, title: 'Method not allowed', detail: 'This address doesn’t accept that method.' },
  'already-done': { status: 409, title: 'No longer possible', detail: 'Someone else has changed this in the meantime.' },
  'not-possible': { status: 409, title: 'Not possible', detail: 'This can’t be done right now.' },
  'review-taken': {
    status: 409,
    title: 'Someone else is reviewing this',
    detail: 'You can take over when their time is up or when they hand it back.',
  },
  'take-first': { status: 409, title: 'Take the review first', detail: 'Take the review so nobody else decides in the meantime.' },
  'edited-elsewhere': { status: 409, title: 'Someone else saved this', detail: 'Another version has been saved since you opened it.' },
  'wrong-offset': {
    status: 409,
    title: 'Wrong upload offset',
    detail: 'Check how much of the file has arrived and continue from that byte.',
  },
  'price-changed': { status: 409, title: 'The price has changed', detail: 'Check the new price before you pay.' },
  'buy-again': { status: 409, title: 'Buy again?', detail: 'You have already bought this. Confirm if you want to buy it again.' },
  'payment-under-way': { status: 409, title: 'A payment is in progress', detail: 'Wait for it to finish, or cancel it first.' },
  'last-admin': { status: 409, title: 'A team needs an Admin', detail: 'Give someone else the Admin role first.' },
  'last-owner': { status: 409, title: 'There must be an Owner', detail: 'Give someone else the Owner role first.' },
  'link-over': {
    status: 410,
    title: 'This link has expired',
    detail: 'Download links last 15 minutes and end with the license. Get a new one from the page you came from.',
  },
  'upload-over': {
    status: 410,
    title: 'This upload has expired',
    detail: 'It was inactive for a week and has been removed. Upload the file again.',
  },
  'wrong-tus-version': { status: 412, title: 'Unsupported tus version', detail: 'Uploads use tus 1.0.0: send Tus-Resumable: 1.0.0.' },
  'too-large': { status: 413, title: 'Too large', detail: 'The request is larger than this address accepts.' },
  'upload-quota': { status: 413, title: 'No room for more uploads', detail: 'Finish or remove some of your current uploads first.' },
  'path-too-long': { status: 414, title: 'Address too long', detail: 'The address of this request is too long.' },
  'wrong-content-type': { status: 415, title: 'Wrong content type', detail: 'This address doesn’t accept that content type.' },
  'being-written': {
    status: 423,
    title: 'Already in progress',
    detail: 'Another tab or program is uploading this file. Wait a moment, then continue.',
  },
  'headers-too-large': { status: 431, title: 'Headers too large', detail: 'The headers of this request are too large.' },
  'too-many': { status: 429, title: 'Too many requests', detail: 'Wait a moment, then try again.' },
  'download-limit': {
    status: 429,
    title: 'Daily download limit reached',
    detail: 'This license has reached its limit of 20 downloads today. Try again after 0:00 UTC, or contact support.',
  },
  'wrong-checksum': {
    status: 460,
    title: 'Checksum mismatch',
    detail: 'The data was damaged in transit and was rejected. Send it again.',
  },
  'server-error': { status: 500, title: 'An error occurred', detail: 'Something went wrong on our side. We have logged it.' },
  'provider-away': { status: 503, title: 'Payment is not possible right now', detail: 'Nothing was charged. Try again in a moment.' },
  'storage-full': {
    status: 507,
    title: 'The storage is full',
    detail: 'What you uploaded so far is safe. Continue once there is space again.',
  },
  unavailable: { status: 503, title: 'Not available right now', detail: 'Try again in a moment.' },
} as const satisfies Record<string, { status: number; title: string; detail: string; errorType?: string }>

export type RefusalCode = keyof typeof refusals
