import { useNavigate, useSearchParams } from 'react-router'
import { useShortcut } from '#web/ui/use-shortcut.ts'
import { conversationHref, neighborOf } from './inbox-address.ts'

type Keys = {
  ids: readonly string[]
  chosen: string | undefined
  /** What the letters do to the conversation beside the list; nothing where one may only look. */
  acts: { reply: () => void; end: () => void; take: () => void } | undefined
}

/** j and k walk the list; r goes to the answer, e ends or reopens, a takes it. */
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
