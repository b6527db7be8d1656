/** What a sample needs to know about the plugin it is for. */
export type SampleValues = {
  endpoint: string
  creatorId: string
  productId: string
  /** The public key in the formats that the samples need. */
  pem: string
  juceKey: string
}

export type Sample = { id: 'juce' | 'rust' | 'javascript'; label: string; fileName: string; write: (values: SampleValues) => string }
