// Browser functions that are newer than the floor, or differ there, and that the files name: each with the reason why
// nothing breaks without it. `npm run check:browsers` fails on one that is missing here, and on one that no file names
// any more. The journeys of the project `piso` run without all of them.

/** Named in src. */
export const coveredByUs: Readonly<Record<string, string>> = {
  requestIdleCallback: 'download/download.ts uses a timer where it is missing (Safari)',
  'AbortSignal.timeout':
    'Chrome before 124 gives another reason, which nothing reads: platform/abort.ts gives its own',
};

/** Named only in the built files: by packages, or as members, of which only the name is known. */
export const coveredByPackages: Readonly<Record<string, string>> = {
  '.canShare': 'download/download.ts asks whether it is there; without it files are downloaded (Firefox)',
  '.checkVisibility': 'radix-focus-scope asks whether it is there',
  devicePixelRatio:
    'react-dom: in Safari it does not follow the zoom; only weighs the images of a view transition',
  setImmediate: 'react-dom uses a MessageChannel where it is missing (every browser)',
  navigation: 'react-dom asks for its type first; the default indicator of a transition is all that goes',
  '.connection': 'react-dom asks whether it is there',
  '.startViewTransition': 'react-dom: only inside <ViewTransition>, which we do not use',
  '.skipTransition': 'react-dom: the same',
  open: 'file-saver: iOS needs a target; only where links cannot download (before iOS 13)',
  'Error.captureStackTrace': 'docx asks whether it is there',
  '.quality': 'supabase-js: an option of image transformations, which is its own object',
  'PublicKeyCredential.parseCreationOptionsFromJSON':
    'supabase-js asks whether it is there; passkeys, unused',
  'PublicKeyCredential.parseRequestOptionsFromJSON': 'the same',
};
