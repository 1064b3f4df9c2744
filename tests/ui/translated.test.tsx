// @vitest-environment dom
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { labels } from '../../src/content/frame-copy.ts';
import { Button } from '../../src/ui/button.tsx';
import { Tick } from '../../src/ui/form/control.tsx';
import { Field } from '../../src/ui/form/form-field.tsx';
import { Icon } from '../../src/ui/images/icon.tsx';
import { LabelsProvider } from '../../src/ui/labels.ts';
import { Loading } from '../../src/ui/loading.tsx';
import { MailSentence } from '../../src/ui/mail-link.tsx';
import { NoticeTitle } from '../../src/ui/notice.tsx';
import { Price } from '../../src/ui/price.tsx';
import { translate } from './translate.ts';

/** What a person reads after each of these, one rendered in place of the other, each translated. */
function readings(...shown: readonly ReactNode[]): readonly string[] {
  const { container, rerender } = render(null);
  return shown.map((one) => {
    rerender(one);
    translate(container);
    return container.textContent;
  });
}

const download = (busy: string | false) => (
  <Button busy={busy}>
    <Icon name="download" />
    Descargar
  </Button>
);

test('a translated button becomes busy, says for how long, and comes back', () => {
  const said = readings(download(false), download('Generando…'), download('Casi listo…'), download(false));
  expect(said).toEqual(['Descargar', 'Generando…', 'Casi listo…', 'Descargar']);
});

test('a translated button that waits has other words afterwards', () => {
  const said = readings(
    <Button>Elegir</Button>,
    <Button busy="Leyendo…">Elegir</Button>,
    <Button>Cambiar</Button>,
  );
  expect(said).toEqual(['Elegir', 'Leyendo…', 'Cambiar']);
});

test('what a translated field complains of changes and goes', () => {
  const field = (error: string | null) => <Field id="rut" label="RUT" error={error} />;
  const said = readings(field(null), field('Falta'), field('No es válido'), field(null));
  expect(said).toEqual(['RUT', 'RUTFalta', 'RUTNo es válido', 'RUT']);
});

test.each<[string, (text: string) => ReactNode]>([
  ['the label of a box', (text) => <Tick type="checkbox">{text}</Tick>],
  [
    'what is waited for',
    (text) => (
      <LabelsProvider value={labels}>
        <Loading label={text} />
      </LabelsProvider>
    ),
  ],
  [
    'the title of a notice',
    (text) => (
      <NoticeTitle id="aviso" icon="alert">
        {text}
      </NoticeTitle>
    ),
  ],
  ['a price', (text) => <Price>{text}</Price>],
])('%s changes on a translated page', (_, show) => {
  expect(readings(show('uno'), show('dos'))).toEqual(['uno', 'dos']);
});

test('a sentence around an address changes on a translated page', () => {
  const sentence = (before: string, after: string) => (
    <p>
      <MailSentence around={[before, after]} email="a@colegio.example" />
    </p>
  );
  const said = readings(sentence('Escriba a ', '.'), sentence('Escríbanos a ', ', por favor.'));
  expect(said).toEqual(['Escriba a a@colegio.example.', 'Escríbanos a a@colegio.example, por favor.']);
});
