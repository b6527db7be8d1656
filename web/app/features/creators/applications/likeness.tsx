import { Link } from 'react-router'
import type { StaffApplication } from '#contract/creators/staff-applications.ts'
import { Chip } from '#web/ui/chip.tsx'
import { Instant } from '#web/ui/texts/instant.tsx'
import { applicationsHref, creatorsHref } from '../staff/creators-address.ts'
import { PanelPart } from '../staff/panel-part.tsx'
import { StatusChip } from './status-chip.tsx'

const row = 'flex flex-wrap items-baseline gap-x-3 gap-y-1 border-b border-line py-2.5'

const Others = ({ applications }: { applications: StaffApplication['earlier'] }) =>
  applications.map(({ id, name, email, status, at }) => (
    <li key={id} className={row}>
      <Link to={applicationsHref('all', id)} className="link min-w-0 wrap-anywhere">
        {name}
      </Link>
      <StatusChip status={status} />
      <span className="min-w-0 wrap-anywhere text-ink-2">
        {email} · <Instant at={at} />
      </span>
    </li>
  ))

const none = (text: string) => <p className="text-14 text-ink-2">{text}</p>

/** Earlier applications, equal names and equal networks: what staff check before approving. */
export const Likeness = ({ application: { earlier, sameName, sameNetwork, network } }: { application: StaffApplication }) => (
  <>
    <PanelPart title="Earlier applications from this person">
      {earlier.length > 0 ? (
        <ul className="text-14">
          <Others applications={earlier} />
        </ul>
      ) : (
        none('This is their first.')
      )}
    </PanelPart>
    <PanelPart title="Same or similar name">
      {sameName.creators.length + sameName.applications.length > 0 ? (
        <ul className="text-14">
          {sameName.creators.map(({ id, name, live }) => (
            <li key={id} className={row}>
              <Link to={creatorsHref(id)} className="link min-w-0 wrap-anywhere">
                {name}
              </Link>
              <Chip tone={live ? 'ok' : 'plain'}>{live ? 'Live creator' : 'Creator'}</Chip>
              <span className="figures text-ink-2">/{id}</span>
            </li>
          ))}
          <Others applications={sameName.applications} />
        </ul>
      ) : (
        none('Nobody else uses this name.')
      )}
    </PanelPart>
    <PanelPart title="Others from the same network" note={network && <span className="figures">{network}</span>}>
      {sameNetwork.length > 0 ? (
        <ul className="text-14">
          <Others applications={sameNetwork} />
        </ul>
      ) : (
        none('Nobody else applied from there.')
      )}
    </PanelPart>
  </>
)
