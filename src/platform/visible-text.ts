/**
 * Matches the characters that Unicode calls default ignorable, which nobody sees: zero-width spaces and joiners, soft
 * hyphens, byte order marks, marks that turn the text's direction. Also matches those that XML 1.0 forbids even escaped
 * (section 2.2), because Word refuses a file with one of them. The joiners and selectors within an emoji aren't matched.
 */
const unseen =
  /[^\P{Cc}\t\r\n]|(?!(?<=[\p{ExtPict}\p{EMod}]\uFE0F?)[\u200D\uFE0F])[\p{DI}\p{Cs}\uFFFE\uFFFF]/gu;

/** Removes characters that nobody sees, which texts copied from elsewhere bring along. Tabs and line breaks stay. */
export function visibleText(text: string): string {
  return text.replace(unseen, '');
}
