import RotateCw from 'lucide-react/icons/rotate-cw'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { forgetStuck, readStuck, retryStuck, subscribeToStuck } from '#web/lib/pages/stuck-navigation.ts'
import { Button } from '#web/ui/buttons/button.tsx'

/**
 * A page failed to load: the current one stays, with a button to try again. It is part of every page, because it is needed when nothing can
 * be loaded.
 */
export const StuckPage = () => {
  const stuck = useSyncExternalStore(subscribeToStuck, readStuck, () => undefined)
  const { key } = useLocation()
  // After another navigation nobody waits for that page any more.
  const arrive = useEffectEvent((_at: string) => forgetStuck())
  useEffect(() => arrive(key), [key])
  if (!stuck) return null
  const { title, text } = stuck.message
  return (
    <div
      role="alert"
      className="fixed inset-x-4 bottom-[calc(16px+var(--dock,0px))] z-60 mx-auto flex max-w-140 flex-wrap items-center justify-between gap-x-5 gap-y-2 rounded border border-bad bg-paper px-4 py-3 text-14 shadow-float"
    >
      <p className="min-w-0 grow basis-60">
        <b>{stuck.what === 'page' ? 'The page didn’t load.' : 'This couldn’t be refreshed.'}</b>{' '}
        <span className="text-ink-2">{text ?? title}</span>
      </p>
      <Button size="small" onPress={retryStuck} errorLabel="Still not working" icon={<RotateCw size={15} aria-hidden="true" />}>
        Try again
      </Button>
    </div>
  )
}
