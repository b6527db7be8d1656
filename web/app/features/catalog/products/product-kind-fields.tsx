import type { UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import { type ProductCategory, productCategories } from '#contract/catalog/catalog.ts'
import type { newProductForm } from '#contract/catalog/products.ts'
import { RadioCards } from '#web/ui/inputs/radio-cards.tsx'
import { Select } from '#web/ui/inputs/select.tsx'

type NewProduct = z.input<typeof newProductForm>

type ProductKindFieldsProps = {
  form: UseFormReturn<NewProduct, unknown, z.output<typeof newProductForm>>
  categoryNames: Record<ProductCategory, string>
}

/** What kind of product a new one is. A plugin is its own category, so there is nothing to choose. */
export const ProductKindFields = ({ form, categoryNames }: ProductKindFieldsProps) => {
  const { errors } = form.formState
  const isPlugin = form.watch('type') === 'Plugin'
  return (
    <>
      <RadioCards
        label="Type"
        error={errors.type?.message}
        options={[
          { value: 'Plugin', label: 'Plugin', hint: 'Has releases, licenses with seats, and a trial' },
          { value: 'DigitalProduct', label: 'Digital product', hint: 'Samples, presets, courses: bought once, downloaded any time' },
        ]}
        {...form.register('type', {
          onChange: (event) => form.setValue('category', event.target.value === 'Plugin' ? 'Plugin' : 'SamplePack'),
        })}
      />
      {!isPlugin && (
        <Select
          label="Category"
          error={errors.category?.message}
          options={productCategories
            .filter((category) => category !== 'Plugin')
            .map((category) => ({ value: category, label: categoryNames[category] }))}
          {...form.register('category')}
        />
      )}
    </>
  )
}
