import { exportSales } from '#contract/sales/sales.ts'
import { getStudio } from '#contract/studio/studio.ts'
import { Checklist, withoutChecklistTasks } from '#web/features/studio/checklist.tsx'
import { Funnel } from '#web/features/studio/funnel.tsx'
import { NewestSales } from '#web/features/studio/newest-sales.tsx'
import { PageHead } from '#web/features/studio/page-head.tsx'
import { readPeriod } from '#web/features/studio/period.ts'
import { PeriodChoice } from '#web/features/studio/period-choice.tsx'
import { PeriodText } from '#web/features/studio/period-text.tsx'
import { SalesFigures } from '#web/features/studio/sales-figures.tsx'
import { SalesToCome } from '#web/features/studio/sales-to-come.tsx'
import { hasNoSales } from '#web/features/studio/studio.ts'
import { StudioCounts } from '#web/features/studio/studio-counts.tsx'
import { StudioFrame } from '#web/features/studio/studio-frame.tsx'
import { TaskList } from '#web/features/studio/task-list.tsx'
import { TopProducts } from '#web/features/studio/top-products.tsx'
import { addressOf } from '#web/lib/api/address-of.ts'
import { pageReads, read } from '#web/lib/api/page-reads.ts'
import { CsvLink } from '#web/ui/buttons/csv-link.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { titled } from '../parts/titled.ts'

export const handle = { query: ['days', 'sort', 'newest'] }

const page = pageReads(({ url }) => ({ studio: read(getStudio, { query: { days: readPeriod(url.searchParams) } }) }))

export const loader = page.loader
export const clientLoader = page.clientLoader
export const meta = titled('Overview')

export default function CreatorOverview() {
  const { studio } = page.useData()
  const { creator, sales } = studio
  const sold = sales && !hasNoSales(sales) ? sales : null
  const salesToCome = sales && !sold && (
    <SalesToCome storefrontHref={`/${creator.slug}${creator.live ? '' : '?preview=true'}`} isNew={studio.checklist !== null} />
  )
  return (
    <StudioFrame>
      <PageHead
        title="Overview"
        note={creator.live ? sold && <PeriodText sales={sold} /> : <Chip tone="warn">Storefront not public yet</Chip>}
      >
        {sold && (
          <>
            <PeriodChoice days={sold.days.length} />
            <CsvLink to={addressOf(exportSales, { query: { from: sold.days[0]?.day, until: sold.days.at(-1)?.day } })} />
          </>
        )}
      </PageHead>
      {studio.suspension && (
        <Notice kind="bad" title="Suspended: you can’t make new sales" className="mb-8">
          <span className="whitespace-pre-line wrap-anywhere">{studio.suspension.reason}</span>
        </Notice>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
        {sold && <SalesFigures sales={sold} />}
        {/* Whoever is new begins with the checklist. */}
        {!studio.checklist && salesToCome}
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
          {/* Before the first sale they are the only parts, and are next to each other. First in the page too: what is already shown
              does not move. */}
          <div className={sold ? 'grid content-start gap-10 lg:col-start-2 lg:row-start-1' : 'contents'}>
            {studio.checklist && <Checklist items={studio.checklist} />}
            <TaskList tasks={studio.checklist ? withoutChecklistTasks(studio.tasks) : studio.tasks} checklist={studio.checklist} />
            {sold && <Funnel funnel={sold.funnel} />}
          </div>
          {sold && (
            <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-10 lg:col-start-1 lg:row-start-1">
              <NewestSales newest={sold.newest} />
              <TopProducts topProducts={sold.topProducts} />
            </div>
          )}
        </div>
        {studio.checklist && salesToCome}
        <StudioCounts counts={studio.counts} />
      </div>
    </StudioFrame>
  )
}
