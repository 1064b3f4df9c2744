import { useMemo } from 'react';
import { letterheadCopy } from '../../../../content/school-copy.ts';
import { useStore, useStoreOf } from '../../../../platform/store.ts';
import { letterheadUrl, noLetterhead, printedSize } from '../../../school/letterhead.ts';
import { createLetterheadStore } from '../../../school/letterhead-store.ts';
import type { LetterheadImage } from '../../html/document-view.tsx';

/** The school's own letterhead as the preview shows it; the same object until another is chosen. */
export function useLetterheadImage(): LetterheadImage | undefined {
  const { image } = useStore(useStoreOf(createLetterheadStore), noLetterhead);
  return useMemo(
    () => image && { src: letterheadUrl(image), alt: letterheadCopy.alt, ...printedSize(image) },
    [image],
  );
}
