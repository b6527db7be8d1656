import { Breadcrumbs } from '#web/ui/frame/breadcrumbs.tsx'
import { SectionHead } from '#web/ui/frame/section-head.tsx'
import { Tabs } from '#web/ui/frame/tabs.tsx'
import { Pager } from '#web/ui/lists/pager.tsx'
import { Chapter, Specimen } from './specimen.tsx'

export const Wayfinding = () => (
  <Chapter id="wayfinding" title="Finding the way" note="addresses, not gestures">
    <Specimen name="Breadcrumbs" stack>
      <Breadcrumbs
        crumbs={[{ label: 'Northlight Audio', to: '#wayfinding' }, { label: 'Plugins', to: '#wayfinding' }, { label: 'Tape One' }]}
      />
    </Specimen>
    <Specimen name="Tabs" stack>
      <Tabs
        label="Licenses"
        tabs={[
          { to: '?kind=all', label: 'All', count: 14, current: true },
          { to: '?kind=plugins', label: 'Plugins', count: 9 },
          { to: '?kind=packs', label: 'Packs', count: 4 },
          { to: '?kind=subscriptions', label: 'Subscriptions' },
          { to: '?kind=trials', label: 'Trials' },
          { to: '?kind=receipts', label: 'Receipts' },
        ]}
      />
    </Specimen>
    <Specimen name="SectionHead" stack>
      <SectionHead level={3} title="Featured" link={{ to: '#wayfinding', label: 'All featured' }} className="pb-0" />
      <SectionHead level={3} title="New this week" note="46 releases" className="pb-0" />
    </Specimen>
    <Specimen name="Pager" stack>
      <Pager previous="?page=1" next="?page=3" label="Pages of sales">
        21 to 40 of 214
      </Pager>
      <Pager previous={null} next="?page=2" label="Pages of customers" />
    </Specimen>
  </Chapter>
)
