import type { ActivationMethod } from '#contract/licensing/licensing.ts'

/** The claims of a token, by the names that plugins read. */
export type Claims = {
  aud: string
  iss: string
  iat: number
  exp?: number
  id: string
  'l:id': string
  trial: boolean
  method: ActivationMethod
  sig: string
  validated: number
  'p:id': string
  'p:name': string
  'p:rel'?: string
  'u:id': string
  'u:name': string
  'u:email': string
  's:id'?: string
  jti: string
}

/** Everything about an activation that its token depends on. */
export type TokenFacts = {
  activationId: string
  licenseId: string
  creatorId: string
  productId: string
  productName: string
  newestRelease: string | null
  deviceSignature: string
  isTrial: boolean
  expiresAt: Date | null
  subscriptionId: string | null
  /** null where the token names nobody: a trial without an account. */
  holder: { id: string; name: string; email: string } | null
}

const nobody = { id: '00000000-0000-0000-0000-000000000000', name: '', email: '' }

const secondsOf = (at: Date): number => Math.floor(at.getTime() / 1000)

export const claimsOf = (facts: TokenFacts, { method, jti, now }: { method: ActivationMethod; jti: string; now: Date }): Claims => {
  const holder = facts.holder ?? nobody
  const seconds = secondsOf(now)
  return {
    aud: facts.productId,
    iss: facts.creatorId,
    iat: seconds,
    ...(facts.expiresAt && { exp: secondsOf(facts.expiresAt) }),
    id: facts.activationId,
    'l:id': facts.licenseId,
    trial: facts.isTrial,
    method,
    sig: facts.deviceSignature,
    validated: seconds,
    'p:id': facts.productId,
    'p:name': facts.productName,
    ...(facts.newestRelease !== null && { 'p:rel': facts.newestRelease }),
    'u:id': holder.id,
    'u:name': holder.name,
    'u:email': holder.email,
    ...(facts.subscriptionId !== null && { 's:id': facts.subscriptionId }),
    jti,
  }
}

export type Standing = {
  licenseStatus: 'Active' | 'Revoked'
  activationStatus: 'Active' | 'Revoked'
  expiresAt: Date | null
}

export type LicenseVerdict = { good: true } | { good: false; because: 'license-revoked' | 'license-expired' | 'activation-revoked' }

/** Whether a device may go on. An end of the license is reported before an end of the device's seat. */
export const judgeStanding = ({ licenseStatus, activationStatus, expiresAt }: Standing, now: Date): LicenseVerdict => {
  if (licenseStatus === 'Revoked') return { good: false, because: 'license-revoked' }
  if (expiresAt !== null && expiresAt <= now) return { good: false, because: 'license-expired' }
  if (activationStatus === 'Revoked') return { good: false, because: 'activation-revoked' }
  return { good: true }
}
