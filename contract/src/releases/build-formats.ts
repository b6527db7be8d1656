/** What a build may hold. Stands apart from shapes: the threads that look into builds load nothing they do not need. */
export const pluginFormats = ['VST3', 'AU', 'AAX', 'CLAP', 'VST2', 'Standalone'] as const
export type PluginFormat = (typeof pluginFormats)[number]
