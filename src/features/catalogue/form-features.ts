/**
 * Steps of filling in a template, each with a picture on the product's page. 'several' makes several documents from a
 * spreadsheet.
 */
export type FormFeature = 'week' | 'review' | 'several';

/** Width and height of a step's picture, in pixels. */
export const featureImageSize = { width: 640, height: 800 } as const;
