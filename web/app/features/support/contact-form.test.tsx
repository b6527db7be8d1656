import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ContactForm } from './contact-form.tsx'

test('17.11 pressing Enter before the scripts have loaded sends the form: its button is a submit button from the start', () => {
  const nothing = { name: undefined, email: undefined, orderId: undefined, orderProof: undefined }
  const page = renderToString(<ContactForm {...nothing} isSignedIn={false} />)
  expect(page).toMatch(/<button[^>]* type="submit"|<button type="submit"/)
})
