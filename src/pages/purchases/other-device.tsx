import { useEffect, useId, useState } from 'react';
import { otherDeviceCopy } from '../../content/purchases-copy.ts';
import { essentialPart } from '../../ui/lazy-part.tsx';
import { FootSection } from './foot-section.tsx';
import type { OtherDeviceProps } from './other-device-form.tsx';

// With the search behind it: the page shows its purchases without that.
const Form = essentialPart(async () => (await import('./other-device-form.tsx')).OtherDeviceForm);

/** For purchases made in another browser. */
export function OtherDevice(props: OtherDeviceProps) {
  const id = useId();
  // Not while the page is prerendered, which waits for no code.
  const [isShown, setShown] = useState(false);
  useEffect(() => setShown(true), []);
  return (
    <FootSection id="otro-equipo" title={otherDeviceCopy.title}>
      <p id={id}>{otherDeviceCopy.text}</p>
      {/* As high as the form, which then moves nothing. */}
      <div className="min-h-43 w-full">{isShown && <Form {...props} hintId={id} />}</div>
    </FootSection>
  );
}
