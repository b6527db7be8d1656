import { route } from '../core/route.ts'

export const forgetSavedCard = route({
  name: 'forgetSavedCard',
  method: 'DELETE',
  path: '/api/customer/saved-card',
  summary: 'Forgets the card that was kept for the next purchase. What renews a subscription stays with it',
  access: 'signed-in',
  answers: { 204: null },
})
