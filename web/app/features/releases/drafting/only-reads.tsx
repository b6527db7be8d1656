import { Notice } from '#web/ui/notice.tsx'

/** Tells members whose role may not change anything here who can. */
export const OnlyReads = ({ className }: { className?: string }) => (
  <Notice className={className}>Your role can only view releases. Ask an Admin or plugin developer on your team to make changes.</Notice>
)
