import { useSearchParams } from 'react-router'
import { listReceipts } from '#contract/documents/documents.ts'
import { listLicenses, listTrials } from '#contract/licensing/inventory.ts'
import { listSubscriptions } from '#contract/subscriptions/subscriptions.ts'
import { ReceiptList } from '#web/features/documents/receipt-list.tsx'
import { UnconfirmedNotice } from '#web/features/identity/account/unconfirmed-notice.tsx'
import {
  chooseLicenses,
  chooseTrials,
  countOwned,
  isBought,
  type Part,
  readPart,
  twinsOf,
} from '#web/features/licensing/licenses/license-list.ts'
import { LicenseRow } from '#web/features/licensing/licenses/license-row.tsx'
import { TrialRow } from '#web/features/licensing/licenses/trial-row.tsx'
import { BuyButton } from '#web/features/orders/buying/buy-button.tsx'
import { EnterCard } from '#web/features/payments/providers/enter-card.tsx'
import { DownloadChoice } from '#web/features/releases/download-choice.tsx'
import { DownloadRecords } from '#web/features/releases/download-records.tsx'
import { SubscriptionRow } from '#web/features/subscriptions/subscription-row.tsx'
import { thingOf } from '#web/features/subscriptions/subscription-text.ts'
import { VoucherDialog } from '#web/features/vouchers/voucher-dialog.tsx'
import { pageReads, read } from '#web/lib/api/page-reads.ts'
import { useReread } from '#web/lib/api/use-reread.ts'
import { useUser } from '#web/lib/session/use-user.ts'
import { reloadViewer } from '#web/lib/session/viewer.ts'
import { privateHead } from '#web/pages/parts/private-head.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { ButtonLink } from '#web/ui/buttons/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Tabs } from '#web/ui/frame/tabs.tsx'
import { fitsSearch } from '#web/ui/lists/fits-search.ts'
import { ListSearch } from '#web/ui/lists/list-search.tsx'
import { preloadDialog } from '#web/ui/overlays/dialog.tsx'
import { useAsked } from '#web/ui/overlays/use-asked.ts'

export const handle = { query: ['part', 'q', 'sort'] }

const limit = 500

const page = pageReads(() => ({
  licenses: read(listLicenses, { query: { limit, includeDevices: 'true' } }),
  trials: read(listTrials, {}),
  subscriptions: read(listSubscriptions, {}),
  receipts: read(listReceipts, {}),
}))

export const loader = page.loader
export const clientLoader = page.clientLoader
export const meta = privateHead('Licenses')

const labels: Readonly<Record<Part, string>> = {
  all: 'All',
  plugins: 'Plugins',
  packs: 'Packs',
  subscriptions: 'Subscriptions',
  trials: 'Trials',
  receipts: 'Receipts',
}

const emptyText: Readonly<Record<Part, { title: string; text: string }>> = {
  all: { title: 'Nothing here yet', text: 'What you buy, redeem or try appears here, with its downloads and devices.' },
  plugins: { title: 'No plugins yet', text: 'Plugins you own appear here, with the devices that use them.' },
  packs: { title: 'No packs yet', text: 'Sample packs, presets, books and courses you own appear here.' },
  subscriptions: { title: 'No subscriptions', text: 'What you pay for monthly or yearly appears here. You can cancel it here too.' },
  trials: {
    title: 'No trials',
    text: 'Most plugins can be tried for two weeks: choose “Try” on a product’s page, or “Try it” when you activate the plugin.',
  },
  receipts: { title: 'No receipts yet', text: 'Every order and its invoice appears here.' },
}

const countText = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`

export default function Licenses() {
  const { licenses, trials, subscriptions, receipts } = page.useData()
  const [query] = useSearchParams()
  const user = useUser()
  const reread = useReread()
  const voucher = useAsked<true>()
  const part = readPart(query.get('part'))
  const search = query.get('q') ?? ''
  const owned = countOwned(licenses.items)

  const shown = chooseLicenses(licenses.items, part, search)
  const tried = chooseTrials(trials, licenses.items, part, search)
  const paidAgain =
    part === 'subscriptions' ? subscriptions.items.filter((one) => fitsSearch(search, thingOf(one).name, thingOf(one).creatorName)) : []
  const hasAny: Readonly<Record<Part, boolean>> = {
    all: licenses.items.length > 0 || trials.length > 0,
    plugins: chooseLicenses(licenses.items, 'plugins', '').length > 0,
    packs: chooseLicenses(licenses.items, 'packs', '').length > 0,
    subscriptions: subscriptions.items.length > 0,
    trials: trials.length > 0,
    receipts: receipts.items.length > 0,
  }
  const found = shown.length + tried.length + paidAgain.length
  return (
    <>
      <header className="flex flex-wrap items-end justify-between gap-x-5 gap-y-4 pt-11 pb-5.5 md:pb-8">
        <div className="flex flex-wrap items-baseline gap-x-5 gap-y-1">
          <h1 className="text-40">Licenses</h1>
          {owned.products > 0 && (
            <span className="figures text-14 text-ink-3">
              {countText(owned.products, 'product', 'products')} · {countText(owned.makers, 'maker', 'makers')}
            </span>
          )}
        </div>
        <div className="flex flex-wrap gap-2.5">
          <Button size="small" onPointerEnter={preloadDialog} onPress={() => voucher.ask(true)}>
            Redeem a voucher
          </Button>
          <ButtonLink size="small" to="/activate">
            Activate offline
          </ButtonLink>
        </div>
      </header>
      {user && !user.confirmedAccount && (
        <div className="mb-6">
          <UnconfirmedNotice email={user.email} />
        </div>
      )}
      <div className="relative">
        <Tabs
          label="Parts of your licenses"
          tabs={(Object.keys(labels) as Part[]).map((name) => ({
            label: labels[name],
            to: name === 'all' ? '?' : `?part=${name}`,
            current: part === name,
          }))}
        />
        {hasAny[part] && (
          <ListSearch
            label={part === 'receipts' ? 'Filter by name or order' : 'Filter by name or maker'}
            className="max-md:mt-4 md:absolute md:right-0 md:bottom-2 md:w-64"
          />
        )}
      </div>
      <h2 className="sr-only">{labels[part]}</h2>
      {!hasAny[part] ? (
        <EmptyState title={emptyText[part].title} level={3} action={<ButtonLink to="/">Discover</ButtonLink>}>
          {emptyText[part].text}
        </EmptyState>
      ) : part === 'receipts' ? (
        <ReceiptList first={receipts} search={search} />
      ) : found === 0 ? (
        <EmptyState title="No matches" level={3} action={<ButtonLink to={part === 'all' ? '?' : `?part=${part}`}>Show all</ButtonLink>}>
          Nothing here matches “{search}”. Try another word.
        </EmptyState>
      ) : (
        <ul>
          {shown.map((license, index) => (
            <LicenseRow
              key={license.id}
              license={license}
              subscription={subscriptions.items.find(({ id }) => id === license.subscriptionId)}
              twins={twinsOf(license, licenses.items)}
              records={<DownloadRecords licenseId={license.id} className="mt-2" />}
              download={
                license.status === 'Active' && !license.isOver ? (
                  <DownloadChoice
                    of={license.product.name}
                    downloads={license.product.downloads ?? []}
                    kind={index === 0 ? 'go' : 'plain'}
                  />
                ) : null
              }
            />
          ))}
          {tried.map((trial, index) => (
            <TrialRow
              key={trial.licenseId}
              trial={trial}
              isBought={isBought(trial, licenses.items)}
              buy={
                trial.offer && (
                  <BuyButton
                    item={{ kind: 'product', item: trial.offer }}
                    variation={trial.offer.trial?.variation}
                    kind={shown.length + index === 0 ? 'go' : 'plain'}
                  />
                )
              }
              download={<DownloadChoice of={trial.product.name} downloads={trial.product.downloads ?? []} kind="quiet" />}
            />
          ))}
          {paidAgain.map((subscription) => (
            <SubscriptionRow key={subscription.id} subscription={subscription} EnterCard={EnterCard} />
          ))}
        </ul>
      )}
      <VoucherDialog
        open={voucher.isOpen}
        onClose={voucher.close}
        onRedeemed={async () => {
          await reloadViewer()
          await reread(listLicenses, listTrials, listReceipts)
        }}
      />
    </>
  )
}
