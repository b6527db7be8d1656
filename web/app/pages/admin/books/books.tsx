import { Outlet, useLocation } from 'react-router'
import { mayRunPlatform } from '#web/features/admin/staff-access.ts'
import { PageHead } from '#web/features/studio/page-head.tsx'
import { onlyFor } from '#web/lib/session/guards.ts'
import { Tabs } from '#web/ui/frame/tabs.tsx'

export const middleware = [onlyFor(mayRunPlatform)]
export const clientMiddleware = [onlyFor(mayRunPlatform)]

const tabs = [
  { to: '/admin/books', label: 'Balances' },
  { to: '/admin/books/entries', label: 'Entries' },
  { to: '/admin/books/taxes', label: 'Taxes' },
  { to: '/admin/books/invoices', label: 'Invoices' },
  { to: '/admin/books/exchange-rates', label: 'Exchange rates' },
  { to: '/admin/books/tax-rates', label: 'Tax rates' },
  { to: '/admin/books/seller', label: 'Seller' },
]

/** The frame around every page of the books. */
export default function AdminBooks() {
  const { pathname } = useLocation()
  const isIn = (to: string): boolean => pathname === to || (to !== '/admin/books' && pathname.startsWith(`${to}/`))
  return (
    <>
      <PageHead title="Books" />
      <Tabs label="Books" tabs={tabs.map((tab) => ({ ...tab, current: isIn(tab.to) }))} className="mb-7" />
      <Outlet />
    </>
  )
}
