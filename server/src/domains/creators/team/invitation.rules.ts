import type { User } from '#contract/identity/user.ts'

const daysValid = 7

export const invitationEnd = (now: Date): Date => new Date(now.getTime() + daysValid * 24 * 60 * 60 * 1000)

/** Addresses are compared in lower case. */
export const toAddress = (email: string): string => email.toLowerCase()

/** The address whose invitations an account may answer. Without confirmation it could be anybody's. */
export const findProvenAddress = ({ email, confirmedAccount }: Pick<User, 'email' | 'confirmedAccount'>): string | undefined =>
  confirmedAccount ? toAddress(email) : undefined
