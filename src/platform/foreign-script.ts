let hasAsked = false;

/** Whether this document has asked for a third party's script, be it here already or still on its way. */
export function hasForeignScript(): boolean {
  return hasAsked;
}

export function noteForeignScript(): void {
  hasAsked = true;
}
