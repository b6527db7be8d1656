/** The reason as staff wrote it. */
export const Reason = ({ children }: { children: string | null }) => <span className="whitespace-pre-line wrap-anywhere">{children}</span>
