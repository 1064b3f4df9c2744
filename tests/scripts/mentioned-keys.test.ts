import { expect, test } from 'vitest';
import { mentionedKeys } from '../../scripts/mentioned-keys.ts';
import { createBuilders } from '../../src/features/documents/model/builders.ts';
import { defineRule, noLegalSource } from '../../src/features/documents/model/rules/rule.ts';
import { smallTemplate } from '../features/documents/small-template.ts';

const { line, list, when } = createBuilders<string>();

test('lists the keys that a template’s text, conditions and reminders mention', () => {
  const blocks = [
    when({ dependsOn: ['hay'], holds: () => false }, [list('none', [line`Desde ${'inicio'}`])]),
  ];
  const reminders = [
    { key: 'termino', daysBefore: [1], event: 'termina', titleKeys: ['nombre'], detailKeys: [] },
  ];
  expect(mentionedKeys({ ...smallTemplate, blocks, reminders })['text.ts']).toEqual([
    'hay',
    'inicio',
    'termino',
    'nombre',
  ]);
});

test('lists the keys that rules, the subject and the spreadsheet mention', () => {
  const rules = [
    defineRule({ keys: ['fecha'], sentence: 'Revise.', source: noLegalSource(), find: () => false }),
  ];
  const spreadsheet = { ...smallTemplate.spreadsheet, uniqueKey: 'rut', headings: { correo: ['mail'] } };
  const subject = { ...smallTemplate.subject, key: 'nombre' };
  const mentioned = mentionedKeys({ ...smallTemplate, rules, spreadsheet, subject });
  expect(mentioned['rules.ts']).toEqual(['fecha']);
  expect(mentioned['words.ts']).toEqual(['nombre', 'rut', 'correo']);
});
