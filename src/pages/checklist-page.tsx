import './styles/checklist.css';
import { type ChecklistGroup, checklist, checklistCopy } from '../content/checklist.ts';
import { paths } from '../content/paths.ts';
import { BackLink, ForwardLink } from '../ui/arrow-link.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { PageMeta } from '../ui/page-meta.tsx';
import { Band } from './band.tsx';

type SectionProps = {
  readonly group: ChecklistGroup;
  readonly number: number;
  /** The number of its first item: they are counted through the whole list. */
  readonly start: number;
};

/** One § with its boxes, drawn for a pen. */
function Section({ group: { name, items }, number, start }: SectionProps) {
  const id = `grupo-${number}`;
  return (
    <section aria-labelledby={id}>
      <div>
        <span className="sect" aria-hidden="true">
          § {number}
        </span>
        <h2 id={id}>{name}</h2>
      </div>
      <ol start={start}>
        {items.map(([question, detail], index) => (
          <li key={question}>
            <div>
              <strong>{question}</strong>
              <span>{detail}</span>
            </div>
            <span className="ck__number" aria-hidden="true">
              {start + index}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function countBefore(index: number): number {
  return checklist.slice(0, index).reduce((sum, { items }) => sum + items.length, 0);
}

export function ChecklistPage() {
  const { meta, title, lead, back, note, closing } = checklistCopy;
  const [strong, rest] = note;
  return (
    <>
      <PageMeta {...meta} path={paths.checklist} />
      <div className="wrap">
        <PageHead title={title} lead={lead} back={<BackLink to={paths.resources}>{back}</BackLink>} />
        <div className="ck">
          {checklist.map((group, index) => (
            <Section key={group.name} group={group} number={index + 1} start={countBefore(index) + 1} />
          ))}
          <div className="ck__warn">
            <Icon name="alert" />
            <p>
              <strong>{strong}</strong> {rest}
            </p>
          </div>
        </div>
      </div>
      <Band title={closing.title} text={closing.text}>
        <ButtonLink to={paths.booking}>{closing.book}</ButtonLink>
        <ForwardLink to={closing.form.to}>{closing.form.text}</ForwardLink>
      </Band>
    </>
  );
}
