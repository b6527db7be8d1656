import { z } from 'zod'

// zod would ask whether it may make functions of text, and our policy reports every such question. It asks when the first schema is made:
// vite.config.ts puts this file beside zod. The server, which renders pages too, has no such policy and is faster with them.
if (typeof document !== 'undefined') z.config({ jitless: true })
