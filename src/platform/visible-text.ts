/**
 * Matches characters that nobody sees: zero-width spaces and joiners, soft hyphens, byte order marks, marks that turn the
 * text's direction, and what XML 1.0 forbids even escaped (section 2.2). Word refuses a file with one of the last. The
 * joiners and selectors within an emoji aren't matched.
 */
const unseen =
  /[^\P{Cc}\t\r\n]|(?!(?<=[\p{Extended_Pictographic}\p{EMod}]\uFE0F?)[\u200D\uFE0F])[\p{Cf}\p{Default_Ignorable_Code_Point}\p{Cs}\uFFFE\uFFFF]/gu;

/** Removes characters that nobody sees, which texts copied from elsewhere bring along. Tabs and line breaks stay. */
export function visibleText(text: string): string {
  return text.replace(unseen, '');
}
