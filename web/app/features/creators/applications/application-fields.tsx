import { type ReactNode, useRef } from 'react'
import { Controller, type UseFormReturn } from 'react-hook-form'
import type { ApplicationDraft, ApplicationForm } from '#contract/creators/applications.ts'
import { FormPart } from '#web/ui/forms/form-part.tsx'
import { Checkbox } from '#web/ui/inputs/checkbox.tsx'
import { TextArea } from '#web/ui/inputs/text-area.tsx'
import { TextInput } from '#web/ui/inputs/text-input.tsx'
import { TokenInput } from '#web/ui/inputs/token-input.tsx'
import { slugText } from '#web/ui/texts/slug-text.ts'
import { WishedIdField } from './wished-id-field.tsx'

type ApplicationFieldsProps = {
  form: UseFormReturn<ApplicationDraft, unknown, ApplicationForm>
  /** A link to the terms. */
  terms: ReactNode
}

/** A link without a scheme gets https: most people type it that way. */
const tidyLink = (typed: string): string => {
  const text = typed.trim()
  return text === '' || /^[a-z]+:/i.test(text) ? text : `https://${text}`
}

const linkError = (error: { message?: string | undefined } | readonly ({ message?: string | undefined } | undefined)[] | undefined) => {
  const list = Array.isArray(error) ? error : []
  return list.find(Boolean)?.message ?? (error as { message?: string } | undefined)?.message
}

export const ApplicationFields = ({ form, terms }: ApplicationFieldsProps) => {
  const { errors } = form.formState
  const hasOwnId = useRef(form.getValues('wishedId') !== '')
  const proposeId = (name: string): void => {
    if (!hasOwnId.current && form.getValues('wishedId') === slugText(lastName.current)) {
      form.setValue('wishedId', slugText(name), { shouldDirty: true })
    }
    lastName.current = name
  }
  const lastName = useRef(form.getValues('name'))
  return (
    <>
      <FormPart title="Who you are">
        <TextInput
          label="Name"
          hint="The name you sell under: a label, a studio, your own."
          autoComplete="organization"
          maxLength={100}
          error={errors.name?.message}
          {...form.register('name', { onChange: (event: { target: { value: string } }) => proposeId(event.target.value) })}
        />
        <WishedIdField
          form={form}
          onTyped={() => {
            hasOwnId.current = true
          }}
        />
      </FormPart>
      <FormPart title="Where we can hear you" note="We check every link. One is enough, and it doesn’t have to be a shop.">
        <TextInput
          label="Website"
          optional
          type="url"
          inputMode="url"
          autoComplete="url"
          placeholder="https://"
          maxLength={300}
          error={errors.websiteUrl?.message}
          {...form.register('websiteUrl', {
            onBlur: (event: { target: { value: string } }) => {
              const tidied = tidyLink(event.target.value)
              if (tidied !== event.target.value) form.setValue('websiteUrl', tidied, { shouldDirty: true })
            },
          })}
        />
        <Controller
          control={form.control}
          name="links"
          render={({ field }) => (
            <TokenInput
              ref={field.ref}
              id="application-links"
              label="Links"
              hint="SoundCloud, YouTube, Bandcamp, a demo. Press Enter to add one, up to ten."
              tokens={field.value}
              onTokens={(links) => field.onChange(links.slice(0, 10))}
              tidy={tidyLink}
              maxLength={300}
              placeholder="https://"
              error={linkError(errors.links)}
            />
          )}
        />
      </FormPart>
      <FormPart title="What you sell">
        <TextArea
          label="What you make and sell"
          hint="Plugins, packs, presets: what’s finished and what you’re working on."
          rows={5}
          maxLength={2000}
          error={errors.sells?.message}
          {...form.register('sells')}
        />
        <TextArea
          label="Anything else we should know"
          optional
          rows={3}
          maxLength={4000}
          error={errors.message?.message}
          {...form.register('message')}
        />
      </FormPart>
      <FormPart title="Terms">
        {terms}
        <Checkbox
          label="I have read the terms for creators and accept them"
          hint="An Admin signs them for the team in the studio before anything goes live."
          error={errors.termsAccepted?.message}
          {...form.register('termsAccepted')}
        />
      </FormPart>
    </>
  )
}
