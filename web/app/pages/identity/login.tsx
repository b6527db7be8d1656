/** The route rules lead /login to /sign-in before this page is reached. */

export const handle = { query: ['to'] }
export default function Login() {
  return null
}
