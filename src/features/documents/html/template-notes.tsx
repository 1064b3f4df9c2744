import type { Template } from '../model/document.ts';

/** What the blank document says about itself, on the page: the completed one leaves it out. */
export function TemplateNotes({ template }: { readonly template: Template }) {
  const notes = template.blocks.flatMap((block) =>
    block.kind === 'paragraph' && block.blankOnly ? [block.content] : [],
  );
  return notes.map((line, index) => (
    <p key={index} className="max-w-176 text-small text-ink-500">
      {line.map((inline) => (inline.kind === 'text' ? inline.text : '')).join('')}
    </p>
  ));
}
