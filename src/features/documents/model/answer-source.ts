/**
 * Sources of an answer: the person's spreadsheet, a correction by hand, the school's own data, another document of this
 * device, and the template's proposal.
 */
export const answerSources = ['sheet', 'corrected', 'school', 'document', 'proposed'] as const;

export type AnswerSource = (typeof answerSources)[number];
