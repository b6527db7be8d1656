import type { User } from '#contract/identity/user.ts'
import { Chip } from '#web/ui/chip.tsx'
import { SectionHead } from '#web/ui/frame/section-head.tsx'
import { dutiesOf } from './staff-access.ts'
import { levelLabel, staffRoleNames } from './staff-text.ts'

/** What the user's own roles allow. */
export const Duties = ({ user }: { user: User }) => (
  <section aria-labelledby="duties">
    <SectionHead id="duties" title="What you can do">
      <span className="flex flex-wrap justify-end gap-1.5">
        {user.staffRoles.map((role) => (
          <Chip key={role}>{staffRoleNames[role]}</Chip>
        ))}
      </span>
    </SectionHead>
    <dl className="text-14">
      {dutiesOf(user)
        .filter(({ level }) => level !== 'no')
        .map(({ area, means, level }) => (
          <div key={area} className="flex flex-wrap justify-between gap-x-6 gap-y-0.5 border-b border-line py-2.5">
            <dt className="first-letter:uppercase">{means}</dt>
            <dd className="text-ink-2">{levelLabel[level]}</dd>
          </div>
        ))}
    </dl>
  </section>
)
