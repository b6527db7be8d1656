import { Notice } from '#web/ui/notice.tsx'

/** A creator that sells nothing new. Why is between them and us; owners are told that they lose nothing. */
export const NotSold = ({ creatorName, className }: { creatorName: string; className?: string }) => (
  <Notice kind="warn" title="Not for sale at the moment" className={className}>
    {creatorName} isn’t selling at the moment. If you own it, your licenses, downloads and activations still work.
  </Notice>
)
