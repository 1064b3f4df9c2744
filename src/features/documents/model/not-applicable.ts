/** The value of an amount that does not apply, which the document says in the amount's place. */
export const notApplicable = 'no-aplica';

/** As the document and the form show it. */
export const notApplicableText = 'No aplica';

/** Whether a person wrote that: «No aplica», «no corresponde», «N/A». */
export function saysNotApplicable(text: string): boolean {
  return /^(?:no[\s-](?:aplica|corresponde)|n\s*\/\s*[ac])\.?$/i.test(text.trim());
}
