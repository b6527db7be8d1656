import { z } from 'zod/v4'

// zod would ask whether it may make functions of text, and our policy reports every such question. It asks when the first schema is made,
// so vite.config.ts gives this file to whoever imports zod. The server, which renders pages too, has no such policy and is faster with them.
if (typeof document !== 'undefined') z.config({ jitless: true })

export * from 'zod/v4'
