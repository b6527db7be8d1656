import type { CreatorRole, StaffRole } from '#contract/core/permissions.ts'
import type { SignedIn } from '#platform/http/visitor.ts'
import { testDay } from './test-shop.ts'

type Change = { userId?: string; staffRoles?: StaffRole[]; creatorId?: string | null; creatorRoles?: CreatorRole[]; authenticatedAt?: Date }

/** A signed-in visitor for rules that only read it. A test that needs a real account signs up for one. */
export const sampleVisitor = ({
  userId = 'usr_1',
  staffRoles = [],
  creatorId = null,
  creatorRoles = [],
  authenticatedAt = new Date(testDay),
}: Change = {}): SignedIn => ({
  kind: 'user',
  userId,
  sessionId: 'ses_1',
  scope: '',
  authenticatedAt,
  staffRoles,
  creatorId,
  creatorRoles,
  memberships: creatorId ? [{ creatorId, roles: creatorRoles }] : [],
  listOwned: async () => new Set(),
  belongings: null,
  user: {
    id: userId,
    name: 'Casey',
    email: 'casey@example.test',
    tenantId: 'soundfair',
    staffRoles,
    creatorRoles,
    isCreator: creatorId !== null,
    ...(creatorId && { creatorId }),
    confirmedAccount: true,
    communicationPreferences: { newsletterOptIn: false, productUpdatesOptIn: false },
    connectedAccounts: [],
  },
})
