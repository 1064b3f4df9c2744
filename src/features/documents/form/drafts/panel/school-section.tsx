import { schoolCopy } from '../../../../../content/documents/complete-copy.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Icon } from '../../../../../ui/images/icon.tsx';
import { addsTo, isKnown, type School, useSchool, useSchoolStore } from '../../../../school/school.ts';
import type { SharedName } from '../../../model/shared-fields.ts';
import { treatmentLabel } from '../../../model/treatment.ts';
import { offerUndo } from './undo.tsx';

type Props = {
  /** The school's data in the open draft. */
  readonly facts: School;
};

/** Each fact as it was typed, but for a choice, which is stored as a word of ours. */
function inWords(school: School): readonly string[] {
  return Object.entries(school).map(([name, fact]) =>
    name === ('representative.treatment' satisfies SharedName)
      ? schoolCopy.treatment(treatmentLabel(fact))
      : fact,
  );
}

/** The school's own data: what is held of them, and the press that keeps those of the open draft. */
export function SchoolSection({ facts }: Props) {
  const school = useSchoolStore();
  const held = useSchool();
  const isHeld = isKnown(held);
  const canKeep = addsTo(held, facts);
  return (
    <section className="grid justify-items-start gap-2" aria-labelledby="establecimiento">
      <h3 id="establecimiento">{schoolCopy.title}</h3>
      <p className="max-w-176 text-small">{schoolCopy.text}</p>
      {isHeld && (
        <p className="text-small wrap-anywhere">
          {schoolCopy.held} <span translate="no">{inWords(held).join(' · ')}</span>
        </p>
      )}
      {!isHeld && !canKeep && <p className="max-w-176 text-small">{schoolCopy.none}</p>}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        {canKeep && (
          <Button variant="line" small onClick={() => offerUndo(schoolCopy.kept, school.add(facts))}>
            {isHeld ? schoolCopy.update : schoolCopy.keep}
          </Button>
        )}
        {isHeld && (
          <Button variant="danger" small onClick={() => offerUndo(schoolCopy.erased, school.erase())}>
            <Icon name="bin" />
            {schoolCopy.erase}
          </Button>
        )}
      </div>
    </section>
  );
}
