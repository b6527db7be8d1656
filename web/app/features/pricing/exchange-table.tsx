import type { ExchangeRate } from '#contract/pricing/rates.ts'
import { Chip } from '#web/ui/chip.tsx'
import { Cell, HeaderCell, NameCell, Row } from '#web/ui/lists/data-cells.tsx'
import { DataTable } from '#web/ui/lists/data-table.tsx'
import { useSorted } from '#web/ui/lists/use-sorted.ts'
import { Day } from '#web/ui/texts/day.tsx'
import { ratedCurrencies, ratesByDay } from './rate-text.ts'

type DayRates = ReturnType<typeof ratesByDay>[number]

/** Units for one US dollar, by the day they apply from. */
export const ExchangeTable = ({ items, today }: { items: readonly ExchangeRate[]; today: string }) => {
  const { sorted, head } = useSorted<DayRates, string>(
    'sort',
    ratesByDay(items),
    {
      day: ({ day }) => day,
      ...Object.fromEntries(ratedCurrencies.map((currency) => [currency, ({ rates }: DayRates) => rates.get(currency) ?? null])),
    },
    true,
    { column: 'day', direction: 'descending' },
  )
  return (
    <DataTable caption="Exchange rates by day" wide>
      <thead>
        <tr>
          <HeaderCell {...head('day', 'descending')}>From</HeaderCell>
          {ratedCurrencies.map((currency) => (
            <HeaderCell key={currency} numeric {...head(currency, 'descending')}>
              {currency}
            </HeaderCell>
          ))}
        </tr>
      </thead>
      <tbody>
        {sorted.map(({ day, rates }) => (
          <Row key={day}>
            <NameCell className="sticky left-0 z-1 bg-paper whitespace-nowrap sm:min-w-0">
              <Day day={day} /> {day > today && <Chip tone="accent">Upcoming</Chip>}
            </NameCell>
            {ratedCurrencies.map((currency) => (
              <Cell key={currency} numeric>
                {rates.get(currency) ?? (
                  <span role="img" className="text-ink-3" aria-label="as before">
                    ·
                  </span>
                )}
              </Cell>
            ))}
          </Row>
        ))}
      </tbody>
    </DataTable>
  )
}
