const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const spanish = 'ÁÉÍÑÓÚÜáéíñóúü';
/** Western Europe's other letters, for what people type: François, Müller, João. */
const western = 'ÀÂÃÄÅÆÇÈÊËÌÎÏÐÒÔÕÖØÙÛÝÞßàâãäåæçèêëìîïðòôõöøùûýþÿ';
const figures = '0123456789';
const noBreakSpace = '\u00a0';
const punctuation = `${noBreakSpace} !"$%&'()+,-./:;?¡¿«»§ª°º·–—‘’“”•…×`;

/** What headings, titles and prices are made of. */
export const headingCharacters = letters + spanish + figures + punctuation;

/** The same as the source of the italic has them, which sets quotations of posts alone. */
export const quotationCharacters = `${letters}ÁÉÍÑÓÚáéíñóúü${figures} !(),-.:;?¡¿«»–—’“”`;

/** All of ASCII, for whatever is typed, and Spain's and its neighbours' letters; the rest comes in the fallback. */
export const textCharacters = `${letters}${spanish}${western}${figures}${punctuation}#*<=>@[\\]^_\`{|}~©²½−€`;
