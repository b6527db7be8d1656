import type { TaxRuleRow } from '#contract/pricing/rates.ts'
import { countryName } from '#web/lib/forms/countries.ts'
import { Chip } from '#web/ui/chip.tsx'
import { Cell, HeaderCell, NameCell, Row } from '#web/ui/lists/data-cells.tsx'
import { DataTable } from '#web/ui/lists/data-table.tsx'
import { useSorted } from '#web/ui/lists/use-sorted.ts'
import { Day } from '#web/ui/texts/day.tsx'
import { Percent } from '#web/ui/texts/percent.tsx'
import { useServedLocale } from '#web/ui/use-visitor.ts'
import { modeText, rulesByPlace, specialPlaces, type TaxRulesOfPlace } from './rate-text.ts'

const Rule = ({ rule, today }: { rule: TaxRuleRow; today: string }) => (
  <span className="block">
    <Percent of={rule.rate} /> from <Day day={rule.validFrom} /> {rule.validFrom > today && <Chip tone="accent">Upcoming</Chip>}
  </span>
)

const PlaceRow = ({ place: { country, rules, now }, today, name }: { place: TaxRulesOfPlace; today: string; name: string }) => {
  const others = rules.filter((rule) => rule !== now)
  return (
    <Row>
      <NameCell className="align-top">
        {name}
        {specialPlaces[country] && <span className="block text-12 font-normal text-ink-2">{specialPlaces[country]}</span>}
        <span className="text-12 font-normal text-ink-2 sm:hidden">
          {others.map((rule) => (
            <Rule key={rule.validFrom} rule={rule} today={today} />
          ))}
        </span>
      </NameCell>
      <Cell numeric className="align-top">
        {now ? <Percent of={now.rate} /> : 'none'}
      </Cell>
      <Cell muted className="align-top whitespace-nowrap">
        {now && modeText[now.mode]}
      </Cell>
      <Cell muted roomy className="align-top whitespace-nowrap">
        {now && <Day day={now.validFrom} />}
      </Cell>
      <Cell muted roomy className="align-top">
        {others.map((rule) => (
          <Rule key={rule.validFrom} rule={rule} today={today} />
        ))}
      </Cell>
    </Row>
  )
}

/** All places with a rate: the current one, earlier ones and planned ones. */
export const TaxRuleTable = ({ rules, today }: { rules: readonly TaxRuleRow[]; today: string }) => {
  const locale = useServedLocale('en')
  const places = rulesByPlace(rules, today)
    .map((place) => ({ place, name: countryName(place.country, locale) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, locale))
  const { sorted, head } = useSorted(
    'sort',
    places,
    {
      name: ({ name }) => name,
      rate: ({ place }) => place.now?.rate ?? null,
      mode: ({ place }) => (place.now ? modeText[place.now.mode] : null),
      since: ({ place }) => place.now?.validFrom ?? null,
    },
    true,
    { column: 'name', direction: 'ascending' },
  )
  return (
    <DataTable caption="Tax rates by country">
      <thead>
        <tr>
          <HeaderCell {...head('name')}>Place</HeaderCell>
          <HeaderCell numeric {...head('rate', 'descending')}>
            Rate
          </HeaderCell>
          <HeaderCell {...head('mode')}>Tax is</HeaderCell>
          <HeaderCell roomy {...head('since', 'descending')}>
            Since
          </HeaderCell>
          <HeaderCell roomy>Earlier and future</HeaderCell>
        </tr>
      </thead>
      <tbody>
        {sorted.map(({ place, name }) => (
          <PlaceRow key={place.country} place={place} today={today} name={name} />
        ))}
      </tbody>
    </DataTable>
  )
}
