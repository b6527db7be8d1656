import { Notice } from '#web/ui/notice.tsx'

/** For members whose role changes nothing here: who can. */
export const OnlyReads = ({ className }: { className?: string }) => (
  <Notice className={className}>Your role reads releases. Ask an Admin or a plugin developer of your team to change something.</Notice>
)
