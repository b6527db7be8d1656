import { javascriptSample } from './javascript-sample.ts'
import { juceSample } from './juce-sample.ts'
import { rustSample } from './rust-sample.ts'

export const samples = [juceSample, rustSample, javascriptSample]
