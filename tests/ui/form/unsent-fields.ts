const unsent = { autocorrect: 'off', spellcheck: 'false', translate: 'no', writingsuggestions: 'false' };

/** Fields whose text browsers may offer to complete, since other sites ask for it too. */
const completable = [
  'organization',
  'address-line1',
  'address-level2',
  'email',
  'username',
  'current-password',
  'new-password',
];

/** Checks each field with text on the page: browsers must not send what is typed to a service. */
export function checkFields(root: ParentNode = document): {
  readonly count: number;
  readonly sent: string[];
} {
  const other = ['checkbox', 'radio', 'file', 'date'];
  const fields = [...root.querySelectorAll('input, textarea')].filter(
    (field) => !other.includes(field.getAttribute('type') ?? ''),
  );
  const isUnsent = (field: Element) =>
    Object.entries(unsent).every(([name, value]) => field.getAttribute(name) === value) &&
    ['off', ...completable].includes(field.getAttribute('autocomplete') ?? '');
  return {
    count: fields.length,
    sent: fields.filter((field) => !isUnsent(field)).map(({ outerHTML }) => outerHTML),
  };
}
