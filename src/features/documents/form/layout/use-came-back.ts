import { useEffect } from 'react';
import type { Completion } from '../completion.ts';
import { fieldId, focusField, focusSection } from '../inputs/field-ids.ts';

/**
 * Shows the place where the person was when the page was left. The field itself takes the focus only where that opens
 * no keyboard over the page.
 */
export function useCameBack({ lastPlace, section, template }: Completion): void {
  useEffect(() => {
    const [first] = template.groups[0]?.fields ?? [];
    if (lastPlace === null || lastPlace === first?.key) return;
    const show = () => {
      if (matchMedia('(pointer: fine)').matches) {
        focusField(lastPlace);
        return;
      }
      focusSection(section.get());
      document.getElementById(fieldId(lastPlace))?.scrollIntoView({ block: 'center' });
    };
    // After Back, which closes a panel too, the browser scrolls on its own once its event is over.
    const timer = setTimeout(show);
    return () => clearTimeout(timer);
  }, [lastPlace, section, template]);
}
