import type { User } from '#contract/identity/user.ts'

/** People for tests: a customer, a creator's Admin and a colleague. */
export const customer: User = {
  id: 'usr_1',
  name: 'Casey',
  email: 'casey@example.test',
  tenantId: 'soundfair',
  staffRoles: [],
  creatorRoles: [],
  isCreator: false,
  confirmedAccount: true,
  communicationPreferences: { newsletterOptIn: false, productUpdatesOptIn: false },
  ownedProducts: [],
  subscribedProducts: [],
  hasProducts: false,
  hasSubscriptions: false,
  connectedAccounts: [],
}

export const creatorAdmin: User = { ...customer, isCreator: true, creatorId: 'lowtide', creatorRoles: ['Admin'] }

export const owner: User = { ...customer, staffRoles: ['Owner'], accessibleCreators: 12 }

export const tester: User = { ...customer, staffRoles: ['QA'] }
