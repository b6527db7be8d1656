import { useState } from 'react'
import { useNavigate } from 'react-router'
import { z } from 'zod'
import { actingReason, chooseCreator } from '#contract/creators/creators.ts'
import { call } from '#web/lib/api/call.ts'
import { refreshViewer } from '#web/lib/session/viewer-changes.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { ReasonDialog } from '../reason-dialog.tsx'

const schema = z.object({ reason: actingReason })

/** Acts for the creator for an hour, with a reason that its team can read. */
export const ActForButton = ({ creator }: { creator: { id: string; name: string } }) => {
  const [isAsking, setAsking] = useState(false)
  const navigate = useNavigate()
  const act = async (reason: string): Promise<void> => {
    await call(chooseCreator, { body: { creatorId: creator.id, reason } })
    await refreshViewer()
    await navigate('/creator')
  }
  return (
    <>
      <Button size="small" onPress={() => setAsking(true)}>
        Act for this creator
      </Button>
      <ReasonDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={`Act for ${creator.name}`}
        description="You can view and change its studio as an Admin for 60 minutes. Everything you change is logged."
        label="Why"
        hint="It is logged, and the creator’s team can read it."
        schema={schema}
        maxLength={500}
        confirmLabel="Act for this creator"
        onReason={act}
      />
    </>
  )
}
