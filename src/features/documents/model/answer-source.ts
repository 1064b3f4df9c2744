/**
 * Sources of an answer: the person's spreadsheet, a correction by hand, the school's own data, another document of this
 * device, the template's proposal, the same person's earlier document, and that document after somebody confirmed it.
 */
export const answerSources = [
  'sheet',
  'corrected',
  'school',
  'document',
  'proposed',
  'earlier',
  'confirmed',
] as const;

export type AnswerSource = (typeof answerSources)[number];
