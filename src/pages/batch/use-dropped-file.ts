import { useEffect, useEffectEvent } from 'react';

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;

/**
 * Accepts a file dropped anywhere on the page. If only a small area accepted files, the browser would open a file
 * dropped beside it in place of the page.
 */
export function useDroppedFile(onDrop: (files: readonly File[]) => void): void {
  const drop = useEffectEvent(onDrop);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const allowDrop = (event: DragEvent) => {
      if (hasFiles(event)) event.preventDefault();
    };
    window.addEventListener('dragover', allowDrop, { signal });
    window.addEventListener(
      'drop',
      (event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        drop([...(event.dataTransfer?.files ?? [])]);
      },
      { signal },
    );
    return () => controller.abort();
  }, []);
}
