import { useUser } from '#web/lib/session/use-user.ts'
import { ApplyLink } from './apply-link.tsx'

export const Closing = () => {
  const user = useUser()
  return (
    <section aria-labelledby="closing" className="grid justify-items-start gap-6 border-t border-ink pt-10">
      <h2 id="closing" className="max-w-[10.9em] text-40">
        {user?.isCreator ? 'Show us what you make next.' : 'Tell us what you make.'}
      </h2>
      <ApplyLink />
    </section>
  )
}
