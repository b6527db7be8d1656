import { Outlet } from 'react-router'
import { inFrames } from '#web/lib/payments/in-frames.ts'

export const handle = inFrames

/** What another site frames: the thing itself, and nothing around it. */
export default function EmbedLayout() {
  return (
    <main id="content" className="p-4">
      <Outlet />
    </main>
  )
}
