import Check from 'lucide-react/icons/check'
import Minus from 'lucide-react/icons/minus'
import { Link } from 'react-router'
import type { Compatibility, Product } from '#contract/catalog/catalog.ts'
import { needLineOf } from '#contract/catalog/needs-rules.ts'
import { productHref } from '#web/lib/catalog/item-hrefs.ts'
import { DescriptionList } from '#web/ui/description-list.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'

const heading = 'figures border-b border-line py-2 pr-3 text-left text-[0.6875rem] font-medium tracking-[0.02em] text-ink-3 uppercase'
const cell = 'border-b border-line py-2.5 pr-3 align-middle'

const Mark = ({ yes }: { yes: boolean }) =>
  yes ? (
    <>
      <Check aria-hidden="true" className="size-4" />
      <VisuallyHidden>yes</VisuallyHidden>
    </>
  ) : (
    <>
      <Minus aria-hidden="true" className="size-4 text-ink-3" />
      <VisuallyHidden>no</VisuallyHidden>
    </>
  )

/** Where a plugin runs: systems as rows, formats as columns. */
const Systems = ({ systems, hosts }: Pick<Compatibility, 'systems' | 'hosts'>) => {
  const formats = [...new Set(systems.flatMap((system) => system.formats))]
  return (
    <>
      <table className="w-full text-14">
        <thead>
          <tr>
            <th scope="col" className={heading}>
              Works on
            </th>
            {formats.map((format) => (
              <th key={format} scope="col" className={heading}>
                {format}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {systems.map((system) => (
            <tr key={system.name}>
              <th scope="row" className={`${cell} text-left font-normal`}>
                {system.name} {system.note && <span className="text-ink-3 max-sm:block">{system.note}</span>}
              </th>
              {formats.map((format) => (
                <td key={format} className={cell}>
                  <Mark yes={system.formats.includes(format)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {hosts.length > 0 && <p className="mt-3 text-14 text-ink-2">Tested in {hosts.join(', ')}</p>}
    </>
  )
}

type CompatibilityTableProps = { product: Pick<Product, 'compatibility' | 'neededPlugin' | 'creator'> }

export const CompatibilityTable = ({ product: { compatibility, neededPlugin, creator } }: CompatibilityTableProps) => {
  const { systems, hosts, contents } = compatibility
  if (systems.length > 0) return <Systems systems={systems} hosts={hosts} />
  if (contents.length === 0) return null
  const needLine = neededPlugin && needLineOf(compatibility)
  return (
    <DescriptionList
      items={contents
        .filter(({ value }) => value.trim())
        .map((line) => ({
          term: line.label,
          detail:
            neededPlugin && line === needLine ? (
              <Link to={productHref({ id: neededPlugin.id, creator })} className="figures link">
                {line.value}
              </Link>
            ) : (
              <span className="figures">{line.value}</span>
            ),
        }))}
    />
  )
}
