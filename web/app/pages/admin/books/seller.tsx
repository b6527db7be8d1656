import { listSellers } from '#contract/documents/sellers.ts'
import { SellerSection } from '#web/features/documents/books/seller-section.tsx'
import { ConfirmPasswordDialog } from '#web/features/identity/confirm-password-dialog.tsx'
import { pageReads, read } from '#web/lib/api/page-reads.ts'
import { useUser } from '#web/lib/session/use-user.ts'
import { privateHead } from '#web/pages/parts/private-head.ts'

const page = pageReads(() => ({ sellers: read(listSellers, {}) }))

export const loader = page.loader
export const clientLoader = page.clientLoader
export const meta = privateHead('Seller')

export default function AdminSeller() {
  const { sellers } = page.useData()
  const user = useUser()
  return (
    <>
      <SellerSection sellers={sellers} today={new Date().toISOString().slice(0, 10)} />
      {user && <ConfirmPasswordDialog email={user.email} />}
    </>
  )
}
