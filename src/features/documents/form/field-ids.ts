/** The id of the field's control, where links of the summaries lead. */
export function fieldId(key: string): string {
  return `campo-${key}`;
}

export const hintId = (key: string) => `${fieldId(key)}-ayuda`;
export const problemId = (key: string) => `${fieldId(key)}-error`;
export const warningId = (key: string) => `${fieldId(key)}-aviso`;

/** Brings the control of that field into view and focuses it. */
export function focusField(key: string): void {
  const control = document.getElementById(fieldId(key));
  control?.focus({ preventScroll: true });
  control?.scrollIntoView({ block: 'center' });
}
