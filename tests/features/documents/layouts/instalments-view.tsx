import { TemplateField } from '../../../../src/features/documents/form/inputs/template-field.tsx';
import type { LayoutView } from '../../../../src/features/documents/model/layout.ts';

export const InstalmentsView: LayoutView = ({ fields }) => (
  <table>
    <caption>Pagos del plan</caption>
    <tbody>
      {fields.map((field) => (
        <tr key={field.key}>
          <td>
            <TemplateField field={field} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
