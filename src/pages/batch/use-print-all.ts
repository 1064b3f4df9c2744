import { useCallback, useEffect, useRef, useState } from 'react';
import { letterheadCopy } from '../../content/documents/letterhead-copy.ts';
import { DownloadError } from '../../features/documents/download/download-error.ts';
import { fetchLogoFor } from '../../features/documents/download/logo.ts';
import {
  addDocumentsForPrinting,
  type LetterheadImages,
} from '../../features/documents/html/print-documents.tsx';
import type { Template, Values } from '../../features/documents/model/document.ts';
import { logoUseOf } from '../../features/documents/model/document-entry.ts';
import { letterheadUrl, printedSize } from '../../features/school/letterhead.ts';
import { createLetterheadStore } from '../../features/school/letterhead-store.ts';
import { withTimeLimit } from '../../platform/async.ts';
import { useStoreInstance } from '../../platform/store.ts';

export type Printing =
  | { readonly step: 'idle' }
  | { readonly step: 'preparing'; readonly done: number; readonly count: number }
  /** The sheets are in the page. `isBlocked` is true if the browser didn't open its dialog. */
  | {
      readonly step: 'ready';
      readonly count: number;
      readonly pageCount: number;
      readonly isBlocked: boolean;
    }
  /** `detail` is for support; '' if there is no Spanish message. */
  | { readonly step: 'failed'; readonly detail: string };

/** Milliseconds to wait for `beforeprint`, which browsers fire before they open their dialog. */
const dialogTimeoutMs = 1_500;

/** Returns the letterhead's logo as an address that needs no request; undefined if there is no logo. */
async function logoAddress({ letterhead }: Template): Promise<string | undefined> {
  const bytes = await fetchLogoFor(logoUseOf(letterhead));
  return bytes === null
    ? undefined
    : `data:image/png;base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))}`;
}

/** Milliseconds to wait for an image whose bytes are already in memory. */
const imageTimeoutMs = 3_000;

/** Loads the image, so that each sheet shows it at once. If it fails, the sheets print its alternative text. */
async function loadImage(src: string): Promise<void> {
  const image = new Image();
  const loading = new Promise((resolve) => {
    image.onload = resolve;
    image.onerror = resolve;
  });
  image.src = src;
  await withTimeLimit(loading, imageTimeoutMs).catch(() => {});
}

/**
 * Prints all documents as one. The sheets stay in the page until a document changes. A second press can then print at
 * once, which some browsers require, because they print only right after a click. Other browsers lay the sheets out
 * again when the user chooses another paper size in their dialog.
 * @param documents the answers of each document; the same array until one of them changes
 */
export function usePrintAll(template: Template, documents: readonly Values[]) {
  const letterheadStore = useStoreInstance(createLetterheadStore);
  const [printing, setPrinting] = useState<Printing>({ step: 'idle' });
  const controllerRef = useRef<AbortController>(null);
  const sheetsRef = useRef<HTMLElement>(null);
  const discard = useCallback(() => {
    controllerRef.current?.abort();
    sheetsRef.current?.remove();
    sheetsRef.current = null;
    setPrinting({ step: 'idle' });
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other documents need other sheets
  useEffect(() => discard, [discard, documents]);

  const isReady = printing.step === 'ready';
  useEffect(() => {
    if (!isReady) return;
    const handleBeforePrint = () =>
      setPrinting((current) => (current.step === 'ready' ? { ...current, isBlocked: false } : current));
    window.addEventListener('beforeprint', handleBeforePrint);
    return () => window.removeEventListener('beforeprint', handleBeforePrint);
  }, [isReady]);

  function openDialog(counts: { readonly count: number; readonly pageCount: number }): void {
    let isDialogOpen = false;
    const handleBeforePrint = () => {
      isDialogOpen = true;
    };
    window.addEventListener('beforeprint', handleBeforePrint, { once: true });
    setPrinting({ step: 'ready', ...counts, isBlocked: false });
    window.print?.();
    setTimeout(() => {
      window.removeEventListener('beforeprint', handleBeforePrint);
      if (!isDialogOpen && sheetsRef.current) setPrinting({ step: 'ready', ...counts, isBlocked: true });
    }, dialogTimeoutMs);
  }

  async function prepare(signal: AbortSignal): Promise<void> {
    const count = documents.length;
    setPrinting({ step: 'preparing', done: 0, count });
    const { image: schoolImage } = letterheadStore.get();
    const image = schoolImage && {
      src: letterheadUrl(schoolImage),
      alt: letterheadCopy.alt,
      ...printedSize(schoolImage),
    };
    const images: LetterheadImages = { image, logoUrl: image ? undefined : await logoAddress(template) };
    const imageSrc = image?.src ?? images.logoUrl;
    if (imageSrc !== undefined) await loadImage(imageSrc);
    const sheets = await addDocumentsForPrinting(documents, {
      template,
      ...images,
      signal,
      onProgress: (done) => setPrinting({ step: 'preparing', done, count }),
    });
    sheetsRef.current = sheets;
    openDialog({ count, pageCount: sheets.childElementCount });
  }

  async function print(): Promise<void> {
    if (printing.step === 'preparing') return;
    if (printing.step === 'ready') return openDialog(printing);
    controllerRef.current = new AbortController();
    const { signal } = controllerRef.current;
    try {
      await prepare(signal);
    } catch (error) {
      if (!signal.aborted)
        setPrinting({ step: 'failed', detail: error instanceof DownloadError ? error.message : '' });
    }
  }

  return { printing, print: () => void print(), cancel: discard };
}
