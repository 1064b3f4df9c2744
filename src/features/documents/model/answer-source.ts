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
  /** Earlier document of the same person. */
  'earlier',
  /** Earlier document of the same person, after somebody confirmed the answer. */
  'confirmed',
] as const;

export type AnswerSource = (typeof answerSources)[number];
