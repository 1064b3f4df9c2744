import { useId } from 'react';
import { otherDeviceHead, purchasesCopy } from '../../content/purchases-copy.ts';
import { lazyWithRetry } from '../../ui/lazy-with-retry.tsx';
import { FootSection } from './foot-section.tsx';
import type { FormProps } from './other-device-form.tsx';

// Loaded separately with its search code, because the page can show its purchases without it.
const Form = lazyWithRetry(async () => (await import('./other-device-form.tsx')).OtherDeviceForm);

/** Section that finds purchases made in another browser. It is the main part of a page without purchases. */
export function OtherDevice({ isMain = false, ...props }: Omit<FormProps, 'hintId'>) {
  const id = useId();
  const { title, text } = isMain
    ? { title: purchasesCopy.empty, text: purchasesCopy.emptyHint }
    : otherDeviceHead;
  return (
    <FootSection id="otro-equipo" title={title} isMain={isMain}>
      <div id={id} className="grid gap-1">
        <p>{text}</p>
        <p className="text-small">{otherDeviceHead.numberHint}</p>
      </div>
      {/* Reserves the form's height, so that nothing moves when it loads. */}
      <div className="min-h-43 w-full">
        <Form {...props} isMain={isMain} hintId={id} />
      </div>
    </FootSection>
  );
}
