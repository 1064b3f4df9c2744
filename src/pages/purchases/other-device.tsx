import { useId } from 'react';
import { otherDeviceHead } from '../../content/purchases-copy.ts';
import { lazyWithRetry } from '../../ui/lazy-with-retry.tsx';
import { FootSection } from './foot-section.tsx';
import type { OtherDeviceProps } from './other-device-form.tsx';

// The form loads later with its search code, because the page can show its purchases without it.
const Form = lazyWithRetry(async () => (await import('./other-device-form.tsx')).OtherDeviceForm);

/** Section for purchases made in another browser. */
export function OtherDevice(props: OtherDeviceProps) {
  const id = useId();
  return (
    <FootSection id="otro-equipo" title={otherDeviceHead.title}>
      <p id={id}>{otherDeviceHead.text}</p>
      {/* Reserves the form's height, so that nothing moves when it loads. */}
      <div className="min-h-43 w-full">
        <Form {...props} hintId={id} />
      </div>
    </FootSection>
  );
}
