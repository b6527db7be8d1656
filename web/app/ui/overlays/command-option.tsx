import { classes } from '../classes.ts'
import type { Command } from './commands.ts'

type CommandOptionProps = { id: string; command: Command; isActive: boolean; onChoose: () => void; onRun: () => void }

/** One line of the palette. The focus stays in the field above, which refers to the chosen line. */
export const CommandOption = ({ id, command, isActive, onChoose, onRun }: CommandOptionProps) => (
  // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
  <div
    id={id}
    role="option"
    tabIndex={-1}
    aria-selected={isActive}
    // A press would take the focus from the field.
    onMouseDown={(event) => event.preventDefault()}
    onClick={onRun}
    // A list that moves under a resting pointer must not change the choice.
    onPointerMove={({ movementX, movementY }) => {
      if (!isActive && (movementX !== 0 || movementY !== 0)) onChoose()
    }}
    className={classes('flex cursor-pointer items-baseline gap-3 rounded-small px-3 py-2 text-14', isActive && 'bg-paper-2')}
  >
    <span className="max-w-[65%] min-w-0 shrink-0 truncate">{command.label}</span>
    {command.hint && <span className="figures min-w-0 grow truncate text-right text-12 text-ink-3">{command.hint}</span>}
  </div>
)
