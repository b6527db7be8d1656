import { useEffect, useEffectEvent } from 'react'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))

/** A keyboard shortcut for the whole page. A plain key is ignored while somebody types; `mod` is Ctrl, or Command on a Mac. */
export const useShortcut = (
  key: string,
  run: () => void,
  { mod = false, enabled = true }: { mod?: boolean; enabled?: boolean } = {},
): void => {
  const answer = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== key || event.altKey || (event.ctrlKey || event.metaKey) !== mod) return
    if (event.defaultPrevented || (!mod && isTyping(event.target))) return
    event.preventDefault()
    run()
  })

  useEffect(() => {
    if (!enabled) return
    const listen = (event: KeyboardEvent) => answer(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [enabled])
}
