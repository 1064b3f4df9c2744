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

/** Id of the download button on wide screens. */
export const downloadButtonId = 'descargar';

/** Id of the button on narrow screens that opens the next section, or the review in the last section. */
export const stepButtonId = 'seguir';

/** Focuses whichever of the two buttons is visible. */
export function focusDownloadButton(): void {
  for (const id of [stepButtonId, downloadButtonId])
    document.getElementById(id)?.focus({ preventScroll: true });
}

export const sectionId = (index: number) => `seccion-${index + 1}`;

export function focusSection(index: number): void {
  const heading = document.getElementById(sectionId(index));
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'start' });
}

export function focusField(key: string): void {
  const control = document.getElementById(fieldId(key));
  const disclosure = control?.closest('details');
  if (disclosure) disclosure.open = true;
  control?.focus({ preventScroll: true });
  control?.scrollIntoView({ block: 'center' });
}
