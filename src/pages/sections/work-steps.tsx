import { servicesCopy } from '../../content/services.ts';

/** Numbered by the style sheet. */
export function WorkSteps() {
  return (
    <ol className="steps">
      {servicesCopy.steps.list.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}
