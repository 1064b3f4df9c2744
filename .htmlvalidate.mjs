// What is off is allowed in HTML, and written by React or Vite. The order of headings is off because axe reads it on the
// page itself, while the shell of an admin page has none yet. The longest title, of a product for many people, has 81 characters.
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
