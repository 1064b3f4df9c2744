// What a document's card offers besides the download. It is one file, because a card loads all of it after the page.
export { ContinueLink } from './continue-link.tsx';
export { HandOverButton } from './hand-over-button.tsx';
export { MoreWays } from './more-ways.tsx';
