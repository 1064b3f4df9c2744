import { expect, test } from 'vitest';
import { unneededKeys } from '../../../../src/features/documents/model/conditional.ts';
import {
  fieldsOf,
  linesOf,
  type Template,
  type Values,
} from '../../../../src/features/documents/model/document.ts';
import { proposalOf } from '../../../../src/features/documents/model/values.ts';
import { template as deaForm } from '../../../../src/features/documents/templates/dea-form/text.ts';
import { regions } from '../../../../src/platform/chile/regions.ts';
import { templates } from '../all-templates.ts';
import { bodyXmlOf, partReaderOfTemplate } from '../docx-parts.ts';
import { sampleAnswers } from '../sample-answers.ts';
import { box, choice, line, list, paragraph, type SampleKey, sum } from '../sample-template.ts';
import { printedKeys } from '../templates/integrity.ts';

function parseControls(xml: string): readonly string[] {
  return [...xml.matchAll(/<w:sdt>.*?<\/w:sdt>/gs)].map(([control]) => control);
}

async function controlsOfTemplate(template: Template, values: Values = {}): Promise<readonly string[]> {
  return parseControls((await partReaderOfTemplate(template, values))('word/document.xml'));
}

function attributeOf(control: string, name: string): string {
  return new RegExp(`<w:${name} w:val="([^"]*)"`).exec(control)?.[1] ?? '';
}

async function renderControl(key: SampleKey, value?: string): Promise<string> {
  const controls = parseControls(await bodyXmlOf([paragraph`${key}`], { [key]: value }));
  expect(controls).toHaveLength(1);
  return controls[0] ?? '';
}

test('a control has the label of its field as title and the key as tag', async () => {
  const control = await renderControl('nombre');
  expect(attributeOf(control, 'alias')).toBe('Nombre');
  expect(attributeOf(control, 'tag')).toBe('nombre');
  expect(control).toContain('<w:text/>');
});

test('the placeholder of a blank control is its line to write on', async () => {
  const control = await renderControl('nombre');
  expect(control).toMatch(/<w:placeholder><w:docPart w:val="Linea5"\/><\/w:placeholder><w:showingPlcHdr\/>/);
  expect(control).toContain('>_____<');
  const glossary = (await partReaderOfTemplate(deaForm))('word/glossary/document.xml');
  expect(glossary).toMatch(/<w:name w:val="Linea20"\/>(?:(?!<\/w:docPart>).)*<w:t>_{20}<\/w:t>/);
});

test('multi-line text is rich text with line breaks', async () => {
  const control = await renderControl('lugar', 'Edificio A\npiso 1');
  // LibreOffice would join the lines of plain text.
  expect(control).not.toContain('<w:text');
  expect(control).toContain('<w:br/>');
});

test('a date has a date picker with its printed format', async () => {
  const shortDateControl = await renderControl('fecha', '2026-03-02');
  expect(shortDateControl).toContain(
    '<w:date w:fullDate="2026-03-02T00:00:00Z"><w:dateFormat w:val="dd-MM-yyyy"/>',
  );
  expect(shortDateControl).toContain('<w:lid w:val="es-CL"/>');
  expect(shortDateControl).toContain('>02-03-2026<');
  expect(await renderControl('dia')).toContain(
    '<w:date><w:dateFormat w:val="d &apos;de&apos; MMMM &apos;de&apos; yyyy"/>',
  );
  expect(await renderControl('dia', 'el lunes')).toContain('<w:date><w:dateFormat');
});

test('a region has a list of all sixteen regions', async () => {
  const control = await renderControl('region', 'Región de Ñuble');
  expect([...control.matchAll(/w:displayText="([^"]*)"/g)].map(([, text]) => text)).toEqual(
    regions.map((region) => region.replace("'", '&apos;')),
  );
  expect(control).toContain('>Región de Ñuble<');
});

test('a choice within a line has a list of its options', async () => {
  const control = await renderControl('plan', 'no');
  expect(control).toContain(
    '<w:dropDownList><w:listItem w:displayText="Sí" w:value="si"/><w:listItem w:displayText="No" w:value="no"/></w:dropDownList>',
  );
  expect(control).toContain('>No<');
});

test('every checkbox and every option of a choice has its own tag', async () => {
  const controls = parseControls(
    await bodyXmlOf([list('none', [line`${box('acepta')} Acepta`]), choice('plan', '¿Hay plan?')], {
      acepta: 'si',
    }),
  );
  expect(controls.map((control) => attributeOf(control, 'tag'))).toEqual(['acepta', 'plan_si', 'plan_no']);
  expect(controls.map((control) => /w14:checked w14:val="(\d)"/.exec(control)?.[1])).toEqual(['1', '0', '0']);
});

test('a tick is a character in Word’s typeface for check boxes', async () => {
  const body = await bodyXmlOf([list('none', [line`${box('acepta')} Acepta`])], { acepta: 'si' });
  expect(body).toMatch(/<w:rFonts w:ascii="MS Gothic"[^>]*\/><\/w:rPr><w:t[^>]*>☒<\/w:t>/);
  expect(body).not.toContain('w:sym');
});

test('every control has a unique id that does not depend on the answers', async () => {
  for (const template of templates) {
    const idsOf = async (values: Values) => {
      const controls = await controlsOfTemplate(template, values);
      return controls.map((control) => [attributeOf(control, 'tag'), attributeOf(control, 'id')]);
    };
    const [blankIds, fullIds] = [await idsOf({}), await idsOf(sampleAnswers(template))];
    expect(new Set(fullIds.map(([, id]) => id)).size).toBe(fullIds.length);
    for (const [, id] of fullIds) expect(id).toMatch(/^[1-9]\d{0,9}$/);
    expect(fullIds).toEqual(expect.arrayContaining(blankIds));
  }
});

test('locks every control against deletion, but not its content', async () => {
  for (const template of templates) {
    for (const values of [{}, sampleAnswers(template)]) {
      const locks = (await controlsOfTemplate(template, values)).map((control) =>
        attributeOf(control, 'lock'),
      );
      expect(new Set(locks), template.productId).toEqual(new Set(['sdtLocked']));
    }
  }
});

test('the title of a computed value names its source', async () => {
  for (const template of templates) {
    const computedValues = template.blocks
      .flatMap(linesOf)
      .flatMap((line) => line.filter((inline) => inline.kind === 'computed'));
    const controls = await controlsOfTemplate(template);
    for (const { key } of computedValues) {
      for (const control of controls.filter((candidate) => attributeOf(candidate, 'tag') === key))
        expect(attributeOf(control, 'alias'), key).toMatch(/^(?=.{1,63}$).*(?:Suma|[Cc]alculado) de /);
    }
  }
});

test('the «$» of a blank amount is outside its control', async () => {
  expect(await renderControl('monto')).not.toContain('$');
  expect(await renderControl('monto', '1000')).toContain('>$1.000<');
});

test('bold controls are rich text, which LibreOffice keeps bold', async () => {
  const [fieldControl = '', totalControl = ''] = parseControls(
    await bodyXmlOf([paragraph`**${'nombre'}** ${sum('suma', 'Suma', ['monto'])}`]),
  );
  expect(fieldControl).toMatch(/^<w:sdt><w:sdtPr><w:rPr><w:b\/><w:bCs\/><\/w:rPr><w:alias/);
  expect(fieldControl).not.toContain('<w:text');
  expect(attributeOf(totalControl, 'alias')).toBe('Suma');
});

/** Returns the keys of fields that a blank document lacks, because it doesn't print their row or conditional block. */
function absentKeys(template: Template): ReadonlySet<string> {
  const rows = template.blocks.flatMap((block) => (block.kind === 'table' ? block.rows : []));
  const optionalKeys = rows.flatMap((row) => (row.optional ? (row.keys ?? []) : []));
  return new Set([...optionalKeys, ...unneededKeys(template, {})]);
}

test('all controls with the same tag have one title, a field’s its label', async () => {
  for (const template of templates) {
    const controls = await controlsOfTemplate(template);
    const titlesByTag = new Map<string, Set<string>>();
    for (const control of controls) {
      const tag = attributeOf(control, 'tag');
      titlesByTag.set(tag, (titlesByTag.get(tag) ?? new Set()).add(attributeOf(control, 'alias')));
    }
    // The blank document has no optional rows, and no control for choices that only select a wording.
    const keysNotInBlank = absentKeys(template);
    const keysPrinted = new Set(printedKeys(template));
    const choiceKeys = new Set(
      template.blocks.flatMap((block) => (block.kind === 'choice' ? [block.key] : [])),
    );
    for (const field of fieldsOf(template)) {
      const { key, label } = field;
      if (keysNotInBlank.has(key) || !keysPrinted.has(key)) continue;
      // A block for a choice has a box for each option. Within a line of text, a choice is a drop-down list.
      const hasBoxes = field.kind === 'choice' && choiceKeys.has(key);
      const tags = hasBoxes ? field.options.map(({ value }) => `${key}_${value}`) : [key];
      for (const tag of tags) expect([...(titlesByTag.get(tag) ?? [])], key).toHaveLength(1);
      if (!hasBoxes) expect([...(titlesByTag.get(key) ?? [])][0], key).toBe(label.slice(0, 64));
    }
  }
});

test('lines to sign on are the only underscores outside controls', async () => {
  for (const template of templates) {
    const body = (await partReaderOfTemplate(template))('word/document.xml');
    const linesOutsideControls = body.replace(/<w:sdt>.*?<\/w:sdt>/gs, '').match(/_+/g) ?? [];
    const hasSignatures = template.blocks.some(({ kind }) => kind === 'signatures');
    const lengths = new Set(linesOutsideControls.map(({ length }) => length));
    // Lines to sign on have 38 underscores.
    expect(lengths, template.productId).toEqual(new Set(hasSignatures ? [38] : []));
  }
});

test('the glossary has the placeholder of every blank control', async () => {
  for (const template of templates) {
    const readPart = await partReaderOfTemplate(template);
    const entries = new Map(
      [
        ...readPart('word/glossary/document.xml').matchAll(
          /w:name w:val="((?:Linea|Espacio)\d+)".*?<w:t>([^<]+)</gs,
        ),
      ].map(([, name, text]) => [name, text]),
    );
    const blankControls = parseControls(readPart('word/document.xml')).filter((control) =>
      control.includes('showingPlcHdr'),
    );
    const blankFields = fieldsOf(template).filter(
      (field) =>
        field.blank > 0 &&
        proposalOf(field, {}) === '' &&
        field.kind !== 'choice' &&
        !absentKeys(template).has(field.key),
    );
    const tags = new Set(blankControls.map((control) => attributeOf(control, 'tag')));
    for (const { key } of blankFields) expect(tags).toContain(key);
    for (const control of blankControls) {
      expect(control).toContain(`>${entries.get(attributeOf(control, 'docPart'))}<`);
    }
  }
});

test('a completed document has no placeholder', async () => {
  for (const template of templates)
    expect((await controlsOfTemplate(template, sampleAnswers(template))).join('')).not.toContain(
      'showingPlcHdr',
    );
});
