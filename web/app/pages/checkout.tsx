import { PreparedPage, titled } from '#web/pages/parts/prepared-page.tsx'

export const meta = titled('Checkout')

export default function Checkout() {
  return <PreparedPage title="Checkout" lead="Contact, billing and payment on one page; licenses and downloads follow at once." />
}
