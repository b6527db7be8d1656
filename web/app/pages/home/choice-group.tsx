import { Fold } from '#web/ui/fold.tsx'
import { type Choice, ChoiceLink } from './choice-link.tsx'

const maxShown = 6

type ChoiceGroupProps = { title: string; choices: readonly Choice[] }

/** The most common choices, the rest on request; a chosen one is always shown. */
export const ChoiceGroup = ({ title, choices }: ChoiceGroupProps) => {
  const isLong = choices.length > maxShown + 1
  const byCount = [...choices].sort((one, other) => (other.count ?? 0) - (one.count ?? 0))
  const first = isLong ? choices.filter((choice) => choice.isChosen || byCount.indexOf(choice) < maxShown) : choices
  const rest = choices.filter((choice) => !first.includes(choice))
  return (
    choices.length > 0 && (
      <div className="border-t border-line pt-3.5 first:border-t-0 first:pt-0">
        <h3 className="mb-1.5 text-14 tracking-normal">{title}</h3>
        <ul>
          {first.map((choice) => (
            <ChoiceLink key={choice.label} {...choice} />
          ))}
        </ul>
        {rest.length > 0 && (
          <Fold label={`${rest.length} more`}>
            <ul>
              {rest.map((choice) => (
                <ChoiceLink key={choice.label} {...choice} />
              ))}
            </ul>
          </Fold>
        )}
      </div>
    )
  )
}
