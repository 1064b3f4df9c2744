import { type RefObject, useEffect, useReducer, useState } from 'react';
import { askedHeight, type FrameState, isFromFrame, nextState, timeoutsMs } from './frame.ts';

type Frame = {
  readonly state: FrameState;
  /** CSS pixels that the calendar asked for last, if it did. */
  readonly height: number | null;
  /** Whether somebody listens already: only then may the frame be opened, or its first words are lost. */
  readonly listening: boolean;
  readonly onLoad: () => void;
};

/** Follows the frame that shows `url`. */
export function useFrame(frame: RefObject<HTMLIFrameElement | null>, url: string): Frame {
  const [state, dispatch] = useReducer(nextState, 'opening');
  const [height, setHeight] = useState<number | null>(null);
  const [listening, setListening] = useState(false);

  useEffect(() => {
    const onMessage = (event: MessageEvent<unknown>) => {
      if (!isFromFrame(event, frame.current?.contentWindow, url)) return;
      dispatch('message');
      const asked = askedHeight(event.data);
      if (asked !== null) setHeight(asked);
    };
    const onViolation = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective === 'frame-src' && url.startsWith(blockedURI)) dispatch('refused');
    };
    window.addEventListener('message', onMessage);
    document.addEventListener('securitypolicyviolation', onViolation);
    setListening(true);
    return () => {
      window.removeEventListener('message', onMessage);
      document.removeEventListener('securitypolicyviolation', onViolation);
    };
  }, [frame, url]);

  useEffect(() => {
    const timeoutMs = timeoutsMs[state];
    if (timeoutMs === null) return;
    const timer = setTimeout(() => dispatch('timeout'), timeoutMs);
    return () => clearTimeout(timer);
  }, [state]);

  return { state, height, listening, onLoad: () => dispatch('load') };
}
