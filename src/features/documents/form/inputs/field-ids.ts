/** The id of the field's control, where links of the summaries lead. */
export function fieldId(key: string): string {
  return `campo-${key}`;
}

export const hintId = (key: string) => `${fieldId(key)}-ayuda`;
export const statementsId = (key: string) => `${fieldId(key)}-texto`;
export const sourceId = (key: string) => `${fieldId(key)}-origen`;
export const copiedId = (key: string) => `${fieldId(key)}-igual`;
export const noteId = (key: string) => `${fieldId(key)}-nota`;
export const problemId = (key: string) => `${fieldId(key)}-error`;
export const warningId = (key: string) => `${fieldId(key)}-aviso`;

/** The id of the button that downloads the document, where form and document stand side by side. */
export const saveButtonId = 'descargar';

/** The id of the button that leads on, where one section is shown at a time. */
export const stepButtonId = 'seguir';

/** Focuses the one of the two that is shown. */
export function focusSaveButton(): void {
  for (const id of [stepButtonId, saveButtonId]) document.getElementById(id)?.focus({ preventScroll: true });
}

/** The id of the section's heading, where the index leads. */
export const sectionId = (index: number) => `seccion-${index + 1}`;

/** Focuses the heading of that section and brings it to the top. */
export function focusSection(index: number): void {
  const heading = document.getElementById(sectionId(index));
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'start' });
}

/** Brings the control of that field into view and focuses it. What is folded around it opens. */
export function focusField(key: string): void {
  const control = document.getElementById(fieldId(key));
  const folded = control?.closest('details');
  if (folded) folded.open = true;
  control?.focus({ preventScroll: true });
  control?.scrollIntoView({ block: 'center' });
}
