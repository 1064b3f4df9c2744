// Names that writing and reading a Word file share. They stand apart from the package that writes.

/**
 * Namespace of the custom XML part whose texts controls are bound to. It has an element for each field, named by its
 * key.
 */
export const dataNamespace = 'urn:mentoria-legal-educacional:datos';

/** Returns a control's title or tag within the limit of Word's dialog. The standard has no limit. */
export const controlName = (name: string) => name.slice(0, 64);

/** Returns the tag of the box for one option of a choice. */
export const optionTag = (key: string, option: string) => `${key}_${option}`;

/** Returns the title that Word shows on that box. */
export const optionTitle = (label: string, option: string) => `${label}: ${option}`;
