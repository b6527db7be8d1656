import type { AttentionStep } from '#contract/studio/attention.ts'

const storageKey = 'attention'

type Deps = {
  send: (body: string) => void
  memory: Pick<Storage, 'getItem' | 'setItem'>
}

const sendQuietly = (body: string): void => {
  const headers = { 'content-type': 'application/json' }
  void fetch('/api/storefront/attention', { method: 'POST', body, headers, keepalive: true }).catch(() => undefined)
}

/** Remembers in this tab what was reported, so that each step counts once, without identifying anybody. */
export const makeAttention = ({ send, memory }: Deps) => {
  const isNew = (what: string): boolean => {
    try {
      const told = (memory.getItem(storageKey) ?? '').split(' ')
      if (told.includes(what)) return false
      memory.setItem(storageKey, [...told, what].filter(Boolean).slice(-200).join(' '))
      return true
    } catch {
      // Without storage every visit would count again: better none does.
      return false
    }
  }
  return (creator: string, step: AttentionStep): void => {
    if (isNew(`${step}/${creator}`)) send(JSON.stringify({ creator, step }))
  }
}

/** Reports that a visitor reached a step with a creator, by id or slug. It never delays anything. */
export const countAttention = (creator: string, step: AttentionStep): void =>
  makeAttention({ send: sendQuietly, memory: window.sessionStorage })(creator, step)
