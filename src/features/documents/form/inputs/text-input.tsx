import type { ComponentProps } from 'react';
import { AreaControl, TextControl } from '../../../../ui/form/control.tsx';
import type { Field, FieldKind } from '../../model/field.ts';
import { longestAnswer } from '../../model/values.ts';
import { fieldId } from './field-ids.ts';
import { useTypedText } from './use-typed-text.ts';

type Keypad = Pick<
  ComponentProps<'input'>,
  'type' | 'inputMode' | 'autoCapitalize' | 'autoCorrect' | 'spellCheck'
>;

const figures: Keypad = { inputMode: 'numeric' };
const noWord: Keypad = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false };

const keypads: Partial<Record<FieldKind, Keypad>> = {
  rut: noWord,
  // Not type="email": browsers give its text as 'ana@xn--colegio-…' for an «ñ», and without its spaces.
  email: { inputMode: 'email', ...noWord },
  phone: { type: 'tel' },
  date: figures,
  money: figures,
  integer: figures,
  year: figures,
  time: figures,
  duration: figures,
};

type Props = {
  readonly field: Field;
  readonly describedBy: string | undefined;
  readonly isInvalid: boolean;
  /** In the week's table. */
  readonly isSmall?: boolean;
  /** Called with the text that was left. @returns what to announce about it, '' for nothing */
  readonly onLeave?: ((text: string) => string) | undefined;
};

/** An input, or a textarea where the document prints several lines. */
export function TextInput({ field, describedBy, isInvalid, isSmall = false, onLeave }: Props) {
  const common = {
    ...useTypedText(field, onLeave),
    id: fieldId(field.key),
    maxLength: longestAnswer,
    'aria-describedby': describedBy,
    'aria-invalid': isInvalid || undefined,
    // A school's and a worker's data, not those of the person at this browser.
    autoComplete: 'off',
  };
  if (field.kind === 'text' && field.multiline) return <AreaControl rows={3} {...common} />;
  return (
    // Of fixed size and no item of a grid or flex box: so a browser lays out the control alone with each key, not the page.
    <div className="min-w-0 flex-auto">
      <div className={isSmall ? 'h-tap contain-layout contain-size' : 'h-13 contain-layout contain-size'}>
        <TextControl
          enterKeyHint="next"
          size={isSmall ? 'small' : 'normal'}
          className={field.kind === 'money' ? 'h-full pl-7' : 'h-full'}
          {...keypads[field.kind]}
          {...common}
        />
      </div>
    </div>
  );
}
