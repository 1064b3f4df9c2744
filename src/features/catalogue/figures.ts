/** Parts of completing a template that its page shows in pictures. */
export type Figure = 'week' | 'review' | 'several';
