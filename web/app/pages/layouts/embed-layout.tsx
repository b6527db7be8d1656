import { Outlet } from 'react-router'
import { inFrames } from '#web/lib/payments/in-frames.ts'

export const handle = inFrames

/** Pages for frames on other sites: only the content, with nothing around it. */
export default function EmbedLayout() {
  return (
    <main id="content" className="p-4">
      <Outlet />
    </main>
  )
}
