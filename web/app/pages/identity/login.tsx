/** The route rules redirect /login to /sign-in before this page is reached. */

export const handle = { query: ['to'] }
export default function Login() {
  return null
}
