import { z } from 'zod'
import { hosts, pluginFormats, processors, productFormats, productSystems } from './machine-rules.ts'

export const productFormat = z.enum(productFormats)
export const pluginFormat = z.enum(pluginFormats)
export const productSystem = z.enum(productSystems)
export const processor = z.enum(processors)
export const host = z.enum(hosts)
