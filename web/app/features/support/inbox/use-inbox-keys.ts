import { useNavigate, useSearchParams } from 'react-router'
import { useShortcut } from '#web/ui/use-shortcut.ts'
import { conversationHref, neighborOf } from './inbox-address.ts'

type Keys = {
  ids: readonly string[]
  chosen: string | undefined
  /** The actions of the keys on the open conversation; undefined for staff who may only view it. */
  acts: { reply: () => void; end: () => void; take: () => void } | undefined
}

/** j and k move through the list; r goes to the answer, e closes or reopens, a assigns it to oneself. */
export const useInboxKeys = ({ ids, chosen, acts }: Keys): void => {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const walk = (step: 1 | -1) => {
    const next = neighborOf(ids, chosen, step)
    if (next) void navigate(conversationHref(query, next), { preventScrollReset: true })
  }
  const enabled = acts !== undefined
  useShortcut('j', () => walk(1))
  useShortcut('k', () => walk(-1))
  useShortcut('r', () => acts?.reply(), { enabled })
  useShortcut('e', () => acts?.end(), { enabled })
  useShortcut('a', () => acts?.take(), { enabled })
}
