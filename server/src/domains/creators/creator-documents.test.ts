import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Stored } from '#platform/database/stored-document.ts'
import { creatorAddressDocument, installerDocument, socialMediaDocument, storefrontPageDocument } from './creator-documents.ts'

/** Documents in every version there was. A fixture is never changed, only joined by the next. */
const fixture = (name: string) =>
  JSON.parse(readFileSync(new URL(`./fixtures/${name.replaceAll(' ', '-')}.v1.json`, import.meta.url), 'utf8'))

test.each([storefrontPageDocument, creatorAddressDocument, socialMediaDocument, installerDocument])(
  'a $name of version 1 is read as it is',
  (document) => {
    const stored = fixture(document.name)
    expect(document.read(stored as Stored<never>)).toEqual(stored)
    expect(document.read(JSON.parse(document.write(stored as never)))).toEqual(stored)
  },
)
