import Search from 'lucide-react/icons/search'
import { Form } from 'react-router'
import { Button } from '#web/ui/buttons/button.tsx'
import { TextInput } from '#web/ui/inputs/text-input.tsx'

type ArticleSearchProps = { action: string; label: string; search: string; className?: string }

/** A plain form: it works before the scripts have loaded, and its results have an address. */
export const ArticleSearch = ({ action, label, search, className }: ArticleSearchProps) => (
  <Form action={action} role="search" aria-label={label} className={className}>
    <div className="flex gap-2.5">
      <TextInput
        key={search}
        label={label}
        labelHidden
        placeholder={label}
        type="search"
        name="search"
        defaultValue={search}
        maxLength={200}
        className="grow"
      />
      <Button type="submit" icon={<Search size={16} aria-hidden="true" />}>
        Search
      </Button>
    </div>
  </Form>
)
