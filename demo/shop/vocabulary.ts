/** The functions with which the demo shop's files are written, so that a product reads like a catalogue entry. */
export { film, listen, picture, pointTo, showBundle, showProduct, text, voice, voices } from './blocks.ts'
export {
  amount,
  bundle,
  coupon,
  course,
  creator,
  discount,
  guide,
  midiPack,
  onBundle,
  onProduct,
  percent,
  plugin,
  presetPack,
  projectFile,
  samplePack,
  shown,
  template,
} from './entries.ts'
export { classroom, download, forOwners, free, freePlugin, from, monthly, perpetual, team, together, yearly } from './prices.ts'
export { prose } from './prose.ts'
export { sample } from './sample.ts'
export { everySystem, macAndWindows, withoutProTools, withProTools } from './systems.ts'
