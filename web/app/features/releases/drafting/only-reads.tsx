import { Notice } from '#web/ui/notice.tsx'

/** For members whose role changes nothing here: who can. */
export const OnlyReads = ({ className }: { className?: string }) => (
  <Notice className={className}>Your role can only view releases. Ask an Admin or plugin developer on your team to make changes.</Notice>
)
