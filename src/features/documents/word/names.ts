// What the writing and the reading of a Word file go by; without the package that writes them.

/** Of the custom XML part whose texts controls are bound to: an element for each field, named by its key. */
export const dataNamespace = 'urn:mentoria-legal-educacional:datos';

/** A control's title or tag, within the limit of Word's dialog; the standard has none. */
export const controlName = (name: string) => name.slice(0, 64);

/** The tag of the box of one option of a choice. */
export const optionTag = (key: string, option: string) => `${key}_${option}`;

/** What Word shows on it. */
export const optionTitle = (label: string, option: string) => `${label}: ${option}`;
