import { arrive } from '#web/chunks/arrive.ts'
import { lazyRoute } from '#web/lib/api/lazy-route.ts'

const ofApplications = () => arrive(import('#contract/creators/applications.ts'))

/** The calls of an applicant. A visitor without an account makes none before they write. */
export const getOwnApplication = lazyRoute(
  { name: 'getOwnApplication', method: 'GET', path: '/api/customer/creator-application' },
  async () => (await ofApplications()).getOwnApplication,
)

export const saveApplicationDraft = lazyRoute(
  { name: 'saveApplicationDraft', method: 'PUT', path: '/api/customer/creator-application' },
  async () => (await ofApplications()).saveApplicationDraft,
)

export const submitApplication = lazyRoute(
  { name: 'submitApplication', method: 'POST', path: '/api/customer/creator-application/submit' },
  async () => (await ofApplications()).submitApplication,
)

export const takeBackApplication = lazyRoute(
  { name: 'takeBackApplication', method: 'POST', path: '/api/customer/creator-application/take-back' },
  async () => (await ofApplications()).takeBackApplication,
)

export const checkCreatorId = lazyRoute(
  { name: 'checkCreatorId', method: 'GET', path: '/api/storefront/creator-ids/{creatorId}' },
  async () => (await ofApplications()).checkCreatorId,
)
