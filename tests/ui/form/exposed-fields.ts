/** Attributes with which browsers and translators send a field's text to no service. */
const unsentAttributes = {
  autocorrect: 'off',
  spellcheck: 'false',
  translate: 'no',
  writingsuggestions: 'false',
};

/** Allowed values of `autocomplete`. Browsers may remember these data, because other sites request them too. */
const allowedAutocomplete = [
  'organization',
  'address-line1',
  'address-level2',
  'email',
  'username',
  'current-password',
  'new-password',
];

/** Counts the text fields, and returns the HTML of those whose text a browser may send to a service. */
export function findExposedFields(root: ParentNode = document): {
  readonly count: number;
  readonly sent: string[];
} {
  const typesWithoutText = ['checkbox', 'radio', 'file', 'date'];
  const fields = [...root.querySelectorAll('input, textarea')].filter(
    (field) => !typesWithoutText.includes(field.getAttribute('type') ?? ''),
  );
  const isUnsent = (field: Element) =>
    Object.entries(unsentAttributes).every(([name, value]) => field.getAttribute(name) === value) &&
    ['off', ...allowedAutocomplete].includes(field.getAttribute('autocomplete') ?? '');
  return {
    count: fields.length,
    sent: fields.filter((field) => !isUnsent(field)).map(({ outerHTML }) => outerHTML),
  };
}
