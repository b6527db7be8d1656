import { Link } from 'react-router'
import { OfflineRoom } from '#web/features/licensing/activation/offline-room.tsx'
import { OfflineSteps } from '#web/features/licensing/activation/offline-steps.tsx'
import { privateHead } from '#web/pages/parts/private-head.ts'

export const meta = privateHead('Activate offline')

export default function ActivateOffline() {
  return (
    <>
      <header className="pt-11 pb-8">
        <h1 className="text-40">Activate offline</h1>
        <p className="mt-3 max-w-[37.5em] text-ink-2">For devices that never go online. Upload a machine file, get a license file.</p>
      </header>
      <div className="grid items-start gap-x-16 gap-y-10 md:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
        <section aria-label="Your machine file" className="min-w-0">
          <OfflineRoom />
        </section>
        <aside aria-label="How it works">
          <OfflineSteps />
          <p className="mt-6 text-14 text-ink-2">
            An offline seat stays with its device. Only the creator or support can release it.{' '}
            <Link to="/support/licenses/offline-activation" className="underline underline-offset-[0.2em]">
              Learn more
            </Link>
          </p>
        </aside>
      </div>
    </>
  )
}
