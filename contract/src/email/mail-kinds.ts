/** The kinds of emails. */
export const mailKinds = [
  'receipt',
  'credit-note',
  'refund-returned',
  'invoice-corrected',
  'confirm-account',
  'reset-password',
  'password-changed',
  'confirm-email-change',
  'email-change-asked',
  'email-changed',
  'account-exists',
  'account-deleted',
  'new-sign-in',
  'two-factor-changed',
  'confirm-subscription',
  'invitation',
  'release-out',
  'release-decision',
  'payout',
  'payout-account-changed',
  'renewal-soon',
  'payment-failed',
  'subscription-cancelled',
  'subscription-ended',
  'application',
  'suspension',
  'terms',
  'order-moved',
  'license-moved',
  'trial-ends',
  'accounts-merged',
  'support',
  'other',
] as const
export type MailKind = (typeof mailKinds)[number]

/** Emails with a link that is as good as a password. They are only stored as long as the link works. */
export const codeKinds: readonly MailKind[] = ['reset-password', 'confirm-email-change', 'confirm-account']

/** Of those, the ones that are never sent again: a user who needs another link requests one, which ends the first. */
export const onceOnlyKinds: readonly MailKind[] = ['reset-password', 'confirm-email-change']
