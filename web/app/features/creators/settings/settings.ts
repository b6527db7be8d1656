import type { z } from 'zod'
import type { CreatorSettings, creatorProfileForm } from '#contract/creators/creator-settings.ts'

export type SaveSettings = (part: Partial<z.output<typeof creatorProfileForm>>) => Promise<unknown>
export type SettingsProps = { settings: CreatorSettings; onSave: SaveSettings }

/** An empty field; the contract has null for that. */
export const orNull = (text: string): string | null => text.trim() || null
