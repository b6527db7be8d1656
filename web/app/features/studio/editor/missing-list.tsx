import Check from 'lucide-react/icons/check'
import Circle from 'lucide-react/icons/circle'
import { Link } from 'react-router'
import type { Checklist } from '#contract/catalog/editing.ts'
import { opensCreatorPage } from '#web/lib/session/page-access.ts'
import { useUser } from '#web/lib/session/use-user.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { addressOf, goToField } from './checklist-places.ts'

const TaskText = ({ what, words: text }: { what: string; words: string }) => {
  const user = useUser()
  const address = addressOf(what)
  if (!address) return <span>{text}</span>
  if (!address.startsWith('#')) {
    const [page = ''] = address.split('#')
    // For another member of the team, who may open that page.
    if (!opensCreatorPage(page, user?.creatorRoles ?? [])) return <span>{text}</span>
    return (
      <Link to={address} className="link">
        {text}
      </Link>
    )
  }
  return (
    <a
      href={address}
      className="link"
      onClick={(event) => {
        event.preventDefault()
        goToField(address)
      }}
    >
      {text}
    </a>
  )
}

/** What is missing before a draft can be published; each line leads to its field. */
export const MissingList = ({ checklist, onClose }: { checklist: Checklist; onClose: () => void }) => {
  const open = checklist.filter(({ done }) => !done).length
  return (
    <section aria-labelledby="missing" className="rounded border border-warn/40 px-4 py-4 text-14">
      <div className="mb-3 flex items-start justify-between gap-4">
        <h2 id="missing" tabIndex={-1} className="text-16 outline-none">
          {open === 0 ? 'Nothing is missing' : `Before it can be published: ${open} to do`}
        </h2>
        <Button size="small" kind="quiet" className="-my-1.5" onPress={onClose}>
          Close
        </Button>
      </div>
      <ul className="grid gap-1.5">
        {checklist.map(({ what, words: text, done }) => (
          <li key={what} className="flex items-start gap-2.5">
            {done ? (
              <Check size={16} aria-label="Done:" className="mt-0.5 shrink-0 text-ok" />
            ) : (
              <Circle size={16} aria-label="To do:" className="mt-0.5 shrink-0 text-warn" />
            )}
            {done ? <span className="text-ink-3">{text}</span> : <TaskText what={what} words={text} />}
          </li>
        ))}
      </ul>
    </section>
  )
}
