import type { Colleague } from '#contract/admin/staff.ts'
import { SectionHead } from '#web/ui/frame/section-head.tsx'
import { AddStaffForm } from './add-staff-form.tsx'
import { ColleagueRow } from './colleague-row.tsx'

/** Everyone with a staff role, and the way to add someone. */
export const StaffSection = ({ staff, ownId }: { staff: readonly Colleague[]; ownId: string }) => (
  <section id="staff" aria-labelledby="staff-title">
    <SectionHead id="staff-title" title="Staff" note={`${staff.length} ${staff.length === 1 ? 'person' : 'people'}`} />
    <div className="grid gap-x-12 gap-y-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <ul className="self-start border-t border-line">
        {staff.map((colleague) => (
          <ColleagueRow key={colleague.userId} colleague={colleague} isSelf={colleague.userId === ownId} />
        ))}
      </ul>
      <div>
        <h3 className="text-16">Add staff</h3>
        <p className="mt-1.5 mb-5 text-14 text-ink-2">
          Roles can only be given to an existing account. You may be asked for your password first.
        </p>
        <AddStaffForm />
      </div>
    </div>
  </section>
)
