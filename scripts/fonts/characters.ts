const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const spanishLetters = 'ÁÉÍÑÓÚÜáéíñóúü';
/**
 * Letters of foreign names that people in Chile have: François, Müller, João. The fallback typeface shows all other
 * letters.
 */
const foreignLetters = 'ÄÇÖßàâãäçèêëìîïòôõöùû';
const digits = '0123456789';
const noBreakSpace = '\u00a0';
const punctuation = `${noBreakSpace} !"$%&'()+,-./:;?¡¿«»§ª°º·–—‘’“”•…×`;

/** Characters of headings, titles and prices. */
export const headingCharacters = letters + spanishLetters + digits + punctuation;

/**
 * Characters of the italic typeface, which only quotations in posts use. Its source file lacks the other
 * `headingCharacters`.
 */
export const quotationCharacters = `${letters}ÁÉÍÑÓÚáéíñóúü${digits} !(),-.:;?¡¿«»–—’“”`;

/** Characters of body text. They include all of ASCII, because people may type any of it. */
export const textCharacters = `${letters}${spanishLetters}${foreignLetters}${digits}${punctuation}#*<=>@[\\]^_\`{|}~©²½−€`;
