/** Steps of completing a template that the product's page shows in pictures. */
export type FormFeature = 'week' | 'review' | 'several';

/** Width and height of the picture of a step, in pixels. */
export const figureShape = { width: 640, height: 800 } as const;
