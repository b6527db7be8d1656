/** Something is under way: a small level meter, seen only past 150 ms, still for those who asked for less motion. */
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
