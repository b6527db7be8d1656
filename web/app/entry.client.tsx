import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { failureLine } from '#web/lib/api/failure-message.ts'
import { writeFailuresWith } from '#web/ui/overlays/tell-failure.ts'

writeFailuresWith(failureLine)

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
