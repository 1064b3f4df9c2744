/** Steps of completing a template that the product's page shows in pictures. */
export type Figure = 'week' | 'review' | 'several';
