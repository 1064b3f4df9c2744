import { Fragment, type ReactNode } from 'react';

/** The number of a law stays on the line of its "N.º"; the text itself keeps its ordinary spaces. */
export function noBreak(text: string): ReactNode {
  return text.split(/(N\.º [\d.]*\d)/).map((part, index) => {
    const key = `${index} ${part}`;
    if (index % 2 === 0) return <Fragment key={key}>{part}</Fragment>;
    return (
      <span key={key} className="whitespace-nowrap">
        {part}
      </span>
    );
  });
}
