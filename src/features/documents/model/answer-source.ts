export const answerSources = [
  'sheet',
  'corrected',
  'school',
  /** Another document on this device. */
  'document',
  'proposed',
  /** An earlier document of the same person. */
  'earlier',
  /** An earlier document of the same person. Somebody has confirmed the answer. */
  'confirmed',
] as const;

export type AnswerSource = (typeof answerSources)[number];
