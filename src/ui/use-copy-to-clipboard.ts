import { useRef, useState } from 'react';
import { toast } from './notices/toast.ts';

/**
 * Returns `copyText`, which copies the text. If the browser refuses, `copyText` selects the element of `textRef`, which
 * shows the text, so that the person can copy it with the keyboard.
 * @param copiedToast title and text of the toast after copying
 */
export function useCopyToClipboard(text: string, copiedToast: readonly [title: string, text: string]) {
  const textRef = useRef<HTMLParagraphElement>(null);
  const [hasFailed, setFailed] = useState(false);
  async function copyText(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setFailed(false);
      toast('ok', ...copiedToast);
    } catch {
      if (textRef.current) getSelection()?.selectAllChildren(textRef.current);
      setFailed(true);
    }
  }
  return { textRef, hasFailed, copyText };
}
