import { flattenBlocks, printedBlocks } from '../../model/conditional.ts';
import { fieldOf, linesOf, type PrintedBlock, type Template, type Values } from '../../model/document.ts';
import { type Field, possibleLabels } from '../../model/field.ts';
import { printedRows } from '../../model/values.ts';
import { controlName, optionTag, optionTitle } from '../names.ts';
import type { Body, ControlKind, FoundControl } from './body.ts';

/** Place in the template's text that has a control: a field, a computed amount, or the box of an option. */
export type ControlPlace = {
  readonly tag: string;
  /** Titles that the control may have: every form of the field's label, and the former labels of the field. */
  readonly titles: readonly string[];
  /** null for a computed amount. */
  readonly field: Field | null;
  /** Value of the option, if the place is the checkbox of an option. */
  readonly option?: string;
};

/** Returns the blocks that the document prints for the values. Tables have only their printed rows. */
export function shownBlocks(template: Template, values: Values): readonly PrintedBlock[] {
  return printedBlocks(template, values).map((block) =>
    block.kind === 'table' ? { ...block, rows: printedRows(block.rows, values) } : block,
  );
}

/**
 * Returns the places of the blocks in the order of the text. If a field occurs several times, the same object is
 * returned for each occurrence.
 */
function placesWithRepeats(template: Template, blocks: readonly PrintedBlock[]): readonly ControlPlace[] {
  const fieldPlace = (key: string): ControlPlace => {
    const field = fieldOf(template, key);
    return { tag: key, titles: possibleLabels(field), field };
  };
  const optionPlaces = (key: string): readonly ControlPlace[] => {
    const field = fieldOf(template, key);
    if (field.kind !== 'choice') return [];
    return field.options.map(({ value, label }) => ({
      tag: optionTag(key, value),
      titles: [optionTitle(field.label, label)],
      field,
      option: value,
    }));
  };
  const places = blocks.flatMap((block) => [
    ...(block.kind === 'choice' ? optionPlaces(block.key) : []),
    ...linesOf(block).flatMap((line) =>
      line.flatMap((inline): readonly ControlPlace[] => {
        if (inline.kind === 'computed') return [{ tag: inline.key, titles: [inline.label], field: null }];
        return inline.kind === 'field' || inline.kind === 'box' ? [fieldPlace(inline.key)] : [];
      }),
    ),
  ]);
  const placesByTag = new Map(places.map((place) => [place.tag, place]));
  return places.flatMap(({ tag }) => placesByTag.get(tag) ?? []);
}

export function controlPlaces(template: Template, blocks: readonly PrintedBlock[]): readonly ControlPlace[] {
  return [...new Set(placesWithRepeats(template, blocks))];
}

function kindOf({ field, option }: ControlPlace): ControlKind {
  if (option !== undefined || field?.kind === 'check') return 'box';
  if (field?.kind === 'region' || field?.kind === 'choice') return 'list';
  return field?.kind === 'date' ? 'date' : 'text';
}

export type AssignedControls = {
  readonly placeByControl: ReadonlyMap<FoundControl, ControlPlace>;
  readonly controlsByTag: ReadonlyMap<string, readonly FoundControl[]>;
  /** Tags of all places to which one of the unassigned controls may belong. */
  readonly ambiguousTags: ReadonlySet<string>;
  /** Fraction from 0 to 1 of the places in the blank document for which the file has a control. */
  readonly coverage: number;
};

type ControlWithPlace = readonly [control: FoundControl, place: ControlPlace];

/**
 * Pairs unassigned controls with places by their order. Between two assigned controls, the file may have a run of
 * unassigned controls. They are paired if the template has as many places between the places of the assigned controls,
 * and if each control fits its place.
 */
function pairsBetween(
  controls: readonly FoundControl[],
  knownPlaces: ReadonlyMap<FoundControl, ControlPlace>,
  places: readonly ControlPlace[],
): readonly ControlWithPlace[] {
  const fits = (control: FoundControl | undefined, place: ControlPlace) =>
    control?.alias ? place.titles.map(controlName).includes(control.alias) : control?.kind === kindOf(place);
  const pairs: ControlWithPlace[] = [];
  let lastIndex = -1;
  let unassignedRun: FoundControl[] = [];
  for (const control of [...controls, null]) {
    const place = control && knownPlaces.get(control);
    if (control && !place) {
      unassignedRun.push(control);
      continue;
    }
    const nextIndex = place ? places.indexOf(place, lastIndex + 1) : places.length;
    const candidatePlaces = places.slice(lastIndex + 1, nextIndex);
    if (
      nextIndex > lastIndex &&
      candidatePlaces.length === unassignedRun.length &&
      candidatePlaces.every((candidate, index) => fits(unassignedRun[index], candidate))
    )
      pairs.push(
        ...unassignedRun.flatMap((unassignedControl, index) =>
          candidatePlaces[index] ? [[unassignedControl, candidatePlaces[index]] as const] : [],
        ),
      );
    if (nextIndex > lastIndex) lastIndex = nextIndex;
    unassignedRun = [];
  }
  return pairs;
}

function groupPairs<K, T>(pairs: readonly (readonly [K, T])[]): ReadonlyMap<K, readonly T[]> {
  const groups = new Map<K, T[]>();
  for (const [key, item] of pairs) {
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

/**
 * Assigns controls to places by their tags. A control without a tag is assigned by its title, and a control without a
 * title, or with the title of several places, by its order. LibreOffice 7.4 drops all tags, and all titles except those
 * of plain text.
 */
export function assignControls({ controls }: Body, template: Template): AssignedControls {
  const orderedPlaces = placesWithRepeats(template, flattenBlocks(template.blocks));
  const places = [...new Set(orderedPlaces)];
  const placesByTag = new Map(places.map((place) => [controlName(place.tag), place]));
  const placesByTitle = groupPairs(
    places.flatMap((place) => place.titles.map((title) => [controlName(title), place] as const)),
  );
  function candidatesFor({ tag, alias }: FoundControl): readonly ControlPlace[] {
    if (tag !== '') return [placesByTag.get(tag) ?? []].flat();
    return [...new Set(placesByTitle.get(alias))];
  }
  const candidates = new Map(controls.map((control) => [control, candidatesFor(control)]));
  const knownPlaces = new Map(
    [...candidates].flatMap(([control, [place, ...otherPlaces]]) =>
      place && otherPlaces.length === 0 ? [[control, place] as const] : [],
    ),
  );
  const isNameless = (control: FoundControl) => control.tag === '' && control.alias === '';
  const templateControls = controls.filter(
    (control) => isNameless(control) || candidates.get(control)?.length,
  );
  const assignedPlaces = new Map([
    ...knownPlaces,
    ...pairsBetween(templateControls, knownPlaces, orderedPlaces),
  ]);
  const ambiguousPlaces = [...candidates]
    .filter(([control]) => !assignedPlaces.has(control))
    .flatMap(([, candidatePlaces]) => candidatePlaces);
  const foundTags = new Set([...ambiguousPlaces, ...assignedPlaces.values()].map(({ tag }) => tag));
  const blankPlaces = controlPlaces(template, shownBlocks(template, {}));
  return {
    placeByControl: assignedPlaces,
    controlsByTag: groupPairs([...assignedPlaces].map(([control, { tag }]) => [tag, control] as const)),
    ambiguousTags: new Set(ambiguousPlaces.map(({ tag }) => tag)),
    coverage: blankPlaces.filter(({ tag }) => foundTags.has(tag)).length / blankPlaces.length,
  };
}
