import { schoolCopy } from '../../../../../content/documents/complete-copy.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Icon } from '../../../../../ui/images/icon.tsx';
import {
  hasNewFacts,
  hasSchoolData,
  type School,
  useSchool,
  useSchoolStore,
} from '../../../../school/school.ts';
import { genderLabel } from '../../../model/grammatical-gender.ts';
import type { FactName } from '../../../model/shared-fields.ts';
import { offerUndo } from './undo.tsx';

type Props = {
  /** School data in the open draft. */
  readonly facts: School;
};

/** Returns the facts as the person typed them. A choice is stored as a code, so its label is returned. */
function factTexts(school: School): readonly string[] {
  return Object.entries(school).map(([name, fact]) =>
    name === ('representative.treatment' satisfies FactName)
      ? schoolCopy.representative(genderLabel(fact))
      : fact,
  );
}

export function SchoolSection({ facts }: Props) {
  const school = useSchoolStore();
  const storedFacts = useSchool();
  const isStored = hasSchoolData(storedFacts);
  const canSave = hasNewFacts(storedFacts, facts);
  return (
    <section className="grid justify-items-start gap-2" aria-labelledby="establecimiento">
      <h3 id="establecimiento">{schoolCopy.title}</h3>
      <p className="max-w-176 text-small">{schoolCopy.text}</p>
      {isStored && (
        <p className="text-small wrap-anywhere">
          {schoolCopy.storedIntro} <span translate="no">{factTexts(storedFacts).join(' · ')}</span>
        </p>
      )}
      {!isStored && !canSave && <p className="max-w-176 text-small">{schoolCopy.nothingStored}</p>}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        {canSave && (
          <Button variant="line" small onClick={() => offerUndo(schoolCopy.saved, school.add(facts))}>
            {isStored ? schoolCopy.update : schoolCopy.keep}
          </Button>
        )}
        {isStored && (
          <Button variant="danger" small onClick={() => offerUndo(schoolCopy.erased, school.erase())}>
            <Icon name="bin" />
            {schoolCopy.erase}
          </Button>
        )}
      </div>
    </section>
  );
}
