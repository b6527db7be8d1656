import { toast } from '#web/ui/overlays/toast.ts'

/** Discarding a draft, or restoring a version over it: whole drafts are replaced, and the toast brings the one before back. */
export const replaceDraft = async (replacing: Promise<unknown>, text: string, bringBack: () => void): Promise<void> => {
  await replacing
  toast({ kind: 'ok', text, action: { label: 'Undo', run: bringBack } })
}

export const discardedText = (what: string): string => `The changes to ${what} are discarded`
export const restoredText = (version: number): string => `Version ${version} is your draft now. Visitors see it once you publish.`
