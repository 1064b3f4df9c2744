// Names that the writer and the reader of Word files share. They are in a file of their own, so that the reader doesn't
// load the package docx.

/**
 * Namespace of the custom XML part to which controls are bound. The part has an element for each bound field, with the
 * field's key as its name.
 */
export const dataNamespace = 'urn:mentoria-legal-educacional:datos';

/** Cuts a control's title or tag to the limit of Word's dialog. The standard has no limit. */
export const controlName = (name: string) => name.slice(0, 64);

export const optionTag = (key: string, option: string) => `${key}_${option}`;

export const optionTitle = (label: string, option: string) => `${label}: ${option}`;
