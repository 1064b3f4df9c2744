const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const spanish = 'ÁÉÍÑÓÚÜáéíñóúü';
/** What else names in Chile are written with: François, Müller, João. Other letters come in the fallback. */
const foreign = 'ÄÇÖßàâãäçèêëìîïòôõöùû';
const figures = '0123456789';
const noBreakSpace = '\u00a0';
const punctuation = `${noBreakSpace} !"$%&'()+,-./:;?¡¿«»§ª°º·–—‘’“”•…×`;

/** What headings, titles and prices are made of. */
export const headingCharacters = letters + spanish + figures + punctuation;

/** The same as the source of the italic has them, which sets quotations of posts alone. */
export const quotationCharacters = `${letters}ÁÉÍÑÓÚáéíñóúü${figures} !(),-.:;?¡¿«»–—’“”`;

/** All of ASCII too, for whatever is typed. */
export const textCharacters = `${letters}${spanish}${foreign}${figures}${punctuation}#*<=>@[\\]^_\`{|}~©²½−€`;
