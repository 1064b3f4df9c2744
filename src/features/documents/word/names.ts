// Names that the writer and the reader of Word files share. The reader imports them without loading the writer's docx.

/**
 * Namespace of the custom XML part to which controls are bound. The part has an element for each field, named by its
 * key.
 */
export const dataNamespace = 'urn:mentoria-legal-educacional:datos';

/** Cuts a control's title or tag to the limit of Word's dialog. The standard has no limit. */
export const controlName = (name: string) => name.slice(0, 64);

/** Returns the tag of the box for one option of a choice. */
export const optionTag = (key: string, option: string) => `${key}_${option}`;

/** Returns the title of the box for one option of a choice, which Word shows on the box. */
export const optionTitle = (label: string, option: string) => `${label}: ${option}`;
