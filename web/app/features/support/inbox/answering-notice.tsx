import type { Conversation } from '#contract/support/conversations.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Instant } from '#web/ui/texts/instant.tsx'

type AnsweringNoticeProps = { answering: Conversation['answering']; onTakeOver: () => Promise<unknown> }

/** Shown while a colleague is writing an answer. */
export const AnsweringNotice = ({ answering, onTakeOver }: AnsweringNoticeProps) =>
  answering && !answering.isYou ? (
    <Notice
      kind="warn"
      title={`${answering.by.name} is answering`}
      action={
        <Button size="small" onPress={onTakeOver}>
          Take over
        </Button>
      }
    >
      Free <Instant at={answering.until} show="ago" />, unless they continue writing.
    </Notice>
  ) : null
