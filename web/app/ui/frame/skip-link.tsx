/** The first Tab stop of every page: skips the bar. */
export const SkipLink = ({ to = '#content', children = 'Skip to content' }: { to?: `#${string}`; children?: string }) => (
  <a href={to} className="fixed -top-24 left-3 z-50 rounded bg-ink px-4 py-2.5 text-14 font-semibold text-paper shadow-float focus:top-3">
    {children}
  </a>
)
