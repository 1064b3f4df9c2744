import { useId } from 'react';
import { otherDeviceHead } from '../../content/purchases-copy.ts';
import { lazyWithRetry } from '../../ui/lazy-with-retry.tsx';
import { FootSection } from './foot-section.tsx';
import type { OtherDeviceProps } from './other-device-form.tsx';

// With the search behind it: the page shows its purchases without that.
const Form = lazyWithRetry(async () => (await import('./other-device-form.tsx')).OtherDeviceForm);

/** For purchases made in another browser. */
export function OtherDevice(props: OtherDeviceProps) {
  const id = useId();
  return (
    <FootSection id="otro-equipo" title={otherDeviceHead.title}>
      <p id={id}>{otherDeviceHead.text}</p>
      {/* As high as the form, which then moves nothing. */}
      <div className="min-h-43 w-full">
        <Form {...props} hintId={id} />
      </div>
    </FootSection>
  );
}
