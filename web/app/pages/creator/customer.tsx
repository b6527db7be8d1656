import { listOwnProducts } from '#contract/catalog/products.ts'
import { creatorLevel } from '#contract/core/permissions.ts'
import { grantOwnLicense, type LicenseRow, revokeOwnLicense } from '#contract/licensing/license-admin.ts'
import { getCustomer, listCustomers } from '#contract/sales/customers.ts'
import { CustomerFacts } from '#web/features/sales/customers/customer-facts.tsx'
import { CustomerLicenses } from '#web/features/sales/customers/customer-licenses.tsx'
import { GiveLicenseDialog } from '#web/features/sales/customers/give-license-dialog.tsx'
import { SalesTable } from '#web/features/sales/sales-table.tsx'
import { PageHead } from '#web/features/studio/page-head.tsx'
import { StudioFrame } from '#web/features/studio/studio-frame.tsx'
import { call } from '#web/lib/api/call.ts'
import { pageReads, read } from '#web/lib/api/page-reads.ts'
import { useReread } from '#web/lib/api/use-reread.ts'
import { useUser } from '#web/lib/session/use-user.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Breadcrumbs } from '#web/ui/frame/breadcrumbs.tsx'
import { SectionHead } from '#web/ui/frame/section-head.tsx'
import { tellFailure } from '#web/ui/overlays/tell-failure.ts'
import { toast } from '#web/ui/overlays/toast.ts'
import { useAsked } from '#web/ui/overlays/use-asked.ts'

export const handle = { query: ['sort'] }

const page = pageReads(({ params }) => ({
  customer: read(getCustomer, { params: { customerId: params.customerId ?? '' } }),
  products: read(listOwnProducts, {}),
}))

export const loader = page.loader
export const clientLoader = page.clientLoader
export const meta = page.meta(({ customer }) => [{ title: `${customer.name || customer.email} - Soundfair` }])

export default function CreatorCustomer() {
  const { customer, products } = page.useData()
  const user = useUser()
  const reread = useReread()
  const giving = useAsked<number>()
  const mayChange = creatorLevel('releases', user?.creatorRoles ?? []) === 'write'
  const reload = () => reread(listCustomers)
  const name = customer.name || customer.email
  /** A granted license stays in the history; undoing the grant revokes it. */
  const revoke = async (licenseId: string): Promise<void> => {
    await call(revokeOwnLicense, { params: { licenseId }, body: { reason: 'Given by mistake', was: 'Active' } })
    toast({ kind: 'ok', text: 'The license is revoked' })
  }
  const tellGiven = ({ id, productName }: LicenseRow) =>
    toast({
      kind: 'ok',
      text: `${name} has a license for ${productName}`,
      action: { label: 'Undo', run: () => void revoke(id).catch(tellFailure).finally(reload) },
    })
  return (
    <StudioFrame>
      <Breadcrumbs crumbs={[{ label: 'Customers', to: '/creator/customers' }, { label: name }]} className="mb-4" />
      <PageHead title={name}>
        {mayChange && (
          <Button size="small" onPress={() => giving.ask(Date.now())}>
            Give a license
          </Button>
        )}
      </PageHead>
      <div className="grid gap-10">
        <CustomerFacts customer={customer} />
        <section aria-labelledby="customer-licenses">
          <SectionHead id="customer-licenses" title="Licenses" note={customer.licenses.length} />
          <CustomerLicenses licenses={customer.licenses} mayChange={mayChange} onChanged={reload} />
        </section>
        <section aria-labelledby="customer-sales">
          <SectionHead id="customer-sales" title="What they bought" note={customer.sales} className="pb-2" />
          <SalesTable rows={customer.newestSales} isWhole />
        </section>
      </div>
      {giving.about && (
        <GiveLicenseDialog
          key={giving.about}
          open={giving.isOpen}
          onClose={giving.close}
          name={name}
          products={products.map((product) => ({ value: product.id, label: product.name }))}
          onGive={async (gift) => {
            const [given] = await call(grantOwnLicense, { body: { ...gift, email: customer.email } })
            await reload()
            if (given) tellGiven(given)
          }}
        />
      )}
    </StudioFrame>
  )
}
