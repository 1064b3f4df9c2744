/**
 * Matches characters that Unicode calls default ignorable and that are invisible: zero-width spaces and joiners, soft
 * hyphens, byte order marks, and marks of the text's direction. Also matches characters that XML 1.0 forbids even if
 * they are escaped (section 2.2), because Word refuses files with them. Doesn't match joiners and selectors in an
 * emoji.
 */
const invisiblePattern =
  /[^\P{Cc}\t\r\n]|(?!(?<=[\p{ExtPict}\p{EMod}]\uFE0F?)[\u200D\uFE0F])[\p{DI}\p{Cs}\uFFFE\uFFFF]/gu;

/** Copied text may contain invisible characters. Keeps tabs and line breaks. */
export function removeInvisible(text: string): string {
  return text.replace(invisiblePattern, '');
}
