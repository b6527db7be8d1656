/** Formats that a build may contain. In a file without zod, so that the threads that inspect builds load only what they need. */
export const pluginFormats = ['VST3', 'AU', 'AAX', 'CLAP', 'VST2', 'Standalone'] as const
export type PluginFormat = (typeof pluginFormats)[number]
