// The rules that are off concern valid HTML, which React or Vite writes. `heading-level` is off because axe checks the
// headings of the rendered page, and the shell of an admin page has none yet. The longest title, that of a product's
// page for many people, has 81 characters.
export default {
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    'attr-case': 'off',
    'doctype-style': 'off',
    'heading-level': 'off',
    'long-title': ['error', { maxlength: 81 }],
    'no-trailing-whitespace': 'off',
    'require-sri': ['error', { target: 'crossorigin' }],
    'valid-id': ['error', { relaxed: true }],
    'void-style': 'off',
  },
};
