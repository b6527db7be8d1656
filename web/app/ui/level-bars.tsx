/** A loading indicator: a small level meter, shown only after 150 ms, and not animated for visitors who prefer reduced motion. */
export const LevelBars = () => (
  <span aria-hidden="true" className="animate-late flex h-[1em] items-center gap-[3px]">
    {['0ms', '180ms', '360ms'].map((delay) => (
      <span
        key={delay}
        className="animate-level motion-reduce:animate-none h-full w-[3px] rounded-full bg-current"
        style={{ animationDelay: delay }}
      />
    ))}
  </span>
)
