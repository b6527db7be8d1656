import { route } from '../core/route.ts'

export const forgetSavedCard = route({
  name: 'forgetSavedCard',
  method: 'DELETE',
  path: '/api/customer/saved-card',
  summary: 'Removes the saved card. Cards that renew a subscription stay',
  access: 'signed-in',
  answers: { 204: null },
})
