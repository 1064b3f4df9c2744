/** Origins of an answer in the form or in a row of a batch. */
export const answerSources = [
  /** The spreadsheet that the person opened. */
  'sheet',
  /** A correction by hand. */
  'corrected',
  /** The data of the school. */
  'school',
  /** Another document on this device. */
  'document',
  /** The template's proposal. */
  'proposed',
  /** An earlier document of the same person. */
  'earlier',
  /** An earlier document of the same person. Somebody has confirmed the answer. */
  'confirmed',
] as const;

export type AnswerSource = (typeof answerSources)[number];
