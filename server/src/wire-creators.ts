import {
  applicationNews,
  applicationRoutes,
  creatorMetaRoutes,
  creatorSettingsRoutes,
  creatorSuspended,
  mailApplicationNews,
  mailSuspension,
  staffApplicationRoutes,
  staffCreatorRoutes,
  teamRoutes,
} from '#domains/creators/index.ts'
import { findMaskedAccount, readBalance } from '#domains/payouts/index.ts'
import type { BoundRoute } from '#platform/http/implement.ts'
import { type Listener, listen } from '#platform/jobs/jobs.ts'
import type { Shop } from './shop.ts'

/** Routes of creators, their teams, their applications, and staff's decisions about them. */
export const creatorRoutesOf = ({ cookies, encryption, config }: Shop): BoundRoute[] => [
  ...creatorMetaRoutes({ cookies, findPayoutAccount: findMaskedAccount(encryption) }),
  ...creatorSettingsRoutes({ findPayoutAccount: findMaskedAccount(encryption) }),
  ...teamRoutes({ publicUrl: config.publicUrl, cookies }),
  ...applicationRoutes(),
  ...staffApplicationRoutes(),
  ...staffCreatorRoutes({ readBalance }),
]

export const creatorListenersOf = ({ database: { db }, config: { publicUrl } }: Shop): Listener[] => [
  listen(applicationNews, (news) => mailApplicationNews({ db, publicUrl }, news)),
  listen(creatorSuspended, (news) => mailSuspension({ db, publicUrl }, news)),
]
