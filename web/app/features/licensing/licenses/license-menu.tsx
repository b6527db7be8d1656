import Ellipsis from 'lucide-react/icons/ellipsis'
import { useNavigate } from 'react-router'
import { getCertificate } from '#contract/documents/documents.ts'
import type { License } from '#contract/licensing/inventory.ts'
import { addressOf } from '#web/lib/api/address-of.ts'
import { buttonLook } from '#web/ui/buttons/button-look.ts'
import { Menu, type MenuEntry } from '#web/ui/overlays/menu.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { isGood, isPlugin } from './license-list.ts'

/** Browsers may refuse to copy, and do where the page is not secure. */
const copyNumber = async (number: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(number)
    toast({ kind: 'ok', text: 'Copied' })
  } catch {
    toast({ kind: 'error', text: `Your browser didn’t allow copying. The number is ${number}.` })
  }
}

type LicenseMenuProps = { license: License; onRecords: () => void }

/** The other actions on a license. */
export const LicenseMenu = ({ license, onRecords }: LicenseMenuProps) => {
  const navigate = useNavigate()
  const { product } = license
  const hasRight = isGood(license)
  const entries: MenuEntry[] = [
    // A withdrawn product has no page, and downloads only for its owners.
    ...(hasRight || !product.isWithdrawn
      ? [{ id: 'versions', label: 'All versions and systems', to: `/${product.creatorSlug}/${product.productId}/download` }]
      : []),
    ...(hasRight && license.offlineActivation && isPlugin(license)
      ? [{ id: 'file', label: 'Get a license file', run: () => navigate('/activate') }]
      : []),
    ...(hasRight && isPlugin(license)
      ? [
          {
            id: 'certificate',
            label: 'Certificate of purchase (PDF)',
            run: () => window.location.assign(addressOf(getCertificate, { params: { licenseId: license.id } })),
          },
        ]
      : []),
    { id: 'records', label: 'Download history', run: onRecords },
    ...(product.isWithdrawn ? [] : [{ id: 'page', label: 'Product page', to: `/${product.creatorSlug}/${product.productId}` }]),
    {
      id: 'copy',
      label: 'Copy license number',
      run: () => copyNumber(license.id),
    },
  ]
  return (
    <Menu
      trigger={<Ellipsis size={18} aria-hidden="true" />}
      label={`More for ${product.name}`}
      align="end"
      groups={[{ entries }]}
      className={buttonLook({ size: 'small', kind: 'quiet' })}
    />
  )
}
