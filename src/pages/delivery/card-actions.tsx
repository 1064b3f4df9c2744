// Actions of a document's card besides the download. They share one chunk, because the card loads all of them after the
// page.
export { ContinueLink } from './continue-link.tsx';
export { HandOverButton } from './hand-over-button.tsx';
export { MoreDocumentActions } from './more-document-actions.tsx';
