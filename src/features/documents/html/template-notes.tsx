import { printedBlocks } from '../model/conditional.ts';
import type { Template } from '../model/document.ts';

/**
 * Shows the notes that only the blank document has, such as the schools for which it is made. Omits the instructions
 * for completing the document by hand.
 */
export function TemplateNotes({ template }: { readonly template: Template }) {
  const notes = printedBlocks(template, {}).flatMap((block) =>
    block.kind === 'paragraph' && block.blankOnly && block.variant === 'fineprint' ? [block.content] : [],
  );
  if (notes.length === 0) return null;
  return (
    <div className="grid max-w-176 gap-2 text-small text-ink-500">
      {notes.map((line, index) => (
        <p key={index}>{line.map((inline) => (inline.kind === 'text' ? inline.text : '')).join('')}</p>
      ))}
    </div>
  );
}
