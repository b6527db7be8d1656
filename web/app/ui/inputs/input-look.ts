/** The frame of all inputs. */
export const inputLook =
  'w-full min-w-0 rounded border border-edge bg-paper px-3.5 text-ink transition-colors hover:border-ink-2 ' +
  'focus-visible:outline-offset-1 aria-invalid:border-bad ' +
  'disabled:cursor-not-allowed disabled:border-line disabled:bg-paper-2 disabled:text-ink-3 [&[readonly]]:bg-paper-2'
