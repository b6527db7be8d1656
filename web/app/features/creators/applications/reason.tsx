/** What staff wrote, as they wrote it. */
export const Reason = ({ children }: { children: string | null }) => <span className="whitespace-pre-line wrap-anywhere">{children}</span>
