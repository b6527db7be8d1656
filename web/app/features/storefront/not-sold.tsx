import { Notice } from '#web/ui/notice.tsx'

/** For a creator whose sales are stopped. The reason is not public; owners are told that they lose nothing. */
export const NotSold = ({ creatorName, className }: { creatorName: string; className?: string }) => (
  <Notice kind="warn" title="Not for sale at the moment" className={className}>
    {creatorName} isn’t selling at the moment. If you own it, your licenses, downloads and activations still work.
  </Notice>
)
