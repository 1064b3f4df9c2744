import { useEffect, useState } from 'react';
import { sectionId } from '../inputs/field-ids.ts';
import { useCompletion, useSectionIndex } from '../use-completion.ts';
import { showsOneSection } from './use-section-history.ts';

/** Distance from the top at which a person reads, as a share of the window's height. */
const readingHeight = 1 / 3;

/** Returns the index of the last section that begins above the line; 0 if none does. */
export function sectionAtLine(tops: readonly number[], line: number): number {
  return Math.max(
    0,
    tops.findLastIndex((top) => top <= line),
  );
}

function isInWindow(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  const middle = (top + bottom) / 2;
  return middle > 0 && middle < window.innerHeight;
}

/**
 * Returns the index of the section that the person is probably reading. While the focused field is in view, it is the
 * section of that field, so that the section index agrees with the keyboard. Otherwise it is the section at reading
 * height.
 */
function findSectionInView(count: number): number {
  const headings = Array.from({ length: count }, (_, index) => document.getElementById(sectionId(index)));
  const focusedElement = document.activeElement;
  const focusedIndex = headings.findIndex((heading) =>
    heading?.closest('fieldset')?.contains(focusedElement),
  );
  if (focusedElement && focusedIndex >= 0 && isInWindow(focusedElement)) return focusedIndex;
  const tops = headings.map((heading) => heading?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY);
  return sectionAtLine(tops, window.innerHeight * readingHeight);
}

/** Returns the index of the open section on narrow screens, which show one, and of the section in view on wide ones. */
export function useSectionInView(): number {
  const count = useCompletion().template.groups.length;
  const openIndex = useSectionIndex();
  // Result of the last scroll, with the section that was open at that moment. If another section has opened since then,
  // the result is out of date.
  const [scrollResult, setScrollResult] = useState({ openIndex, index: openIndex });
  useEffect(() => {
    let frame = 0;
    function updateSection(): void {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        const index = showsOneSection() ? openIndex : findSectionInView(count);
        // If the object stays the same, React skips the render.
        setScrollResult((now) =>
          now.openIndex === openIndex && now.index === index ? now : { openIndex, index },
        );
      });
    }
    // Follow at once if a reload has already restored the scroll position.
    if (window.scrollY > 0) updateSection();
    const options = { passive: true };
    window.addEventListener('scroll', updateSection, options);
    window.addEventListener('resize', updateSection, options);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', updateSection);
      window.removeEventListener('resize', updateSection);
    };
  }, [count, openIndex]);
  return scrollResult.openIndex === openIndex ? scrollResult.index : openIndex;
}
