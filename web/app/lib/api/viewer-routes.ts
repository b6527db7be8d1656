import { arrive } from '../../chunks/arrive.ts'
import { lazyRoute } from './lazy-route.ts'

const ofIdentity = () => arrive(import('#contract/identity/user.ts'))
const ofCreators = () => arrive(import('#contract/creators/creators.ts'))

/** What every page may ask about the viewer. */
export const getUser = lazyRoute(
  { name: 'getUser', method: 'GET', path: '/api/customer/meta/user' },
  async () => (await ofIdentity()).getUser,
)

export const signOut = lazyRoute(
  { name: 'signOut', method: 'POST', path: '/api/customer/identity/sign-out' },
  async () => (await ofIdentity()).signOut,
)

export const getCreator = lazyRoute(
  { name: 'getCreator', method: 'GET', path: '/api/creator/meta' },
  async () => (await ofCreators()).getCreator,
)

export const listAccessibleCreators = lazyRoute(
  { name: 'listAccessibleCreators', method: 'GET', path: '/api/creator/meta/accessible-creators' },
  async () => (await ofCreators()).listAccessibleCreators,
)

export const chooseCreator = lazyRoute(
  { name: 'chooseCreator', method: 'PUT', path: '/api/creator/meta/active-creator' },
  async () => (await ofCreators()).chooseCreator,
)
