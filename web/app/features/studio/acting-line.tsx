import Eye from 'lucide-react/icons/eye'

/** Staff in a creator's place see on every page whose place it is. */
export const ActingLine = ({ name, className = 'mb-6' }: { name: string; className?: string }) => (
  <p className={`${className} flex items-start gap-2.5 rounded border border-warn/40 px-4 py-2.5 text-14`}>
    <Eye size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-warn" />
    <span>
      You act for <b>{name}</b>. What you change here is in the audit log with your name.
    </span>
  </p>
)
