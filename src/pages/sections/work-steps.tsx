import { servicesCopy } from '../../content/services.ts';

/** Each after its number. */
export function WorkSteps() {
  return (
    <ol className="@container [counter-reset:step] print:break-inside-avoid">
      {servicesCopy.steps.list.map((step) => (
        <li
          key={step}
          className="grid grid-cols-[3.5rem_1fr] items-baseline border-b border-rule py-4.5 font-display text-h3/[1.3] font-medium text-balance text-ink [counter-increment:step] before:text-[2rem] before:leading-none before:text-accent before:content-[counter(step)] first:pt-0 last:border-b-0 last:pb-0 @max-[17rem]:grid-cols-[1.5rem_minmax(0,1fr)]"
        >
          {step}
        </li>
      ))}
    </ol>
  );
}
