import * as v from 'valibot';
import type { ProfilePart } from '../../../src/features/school/profile.ts';
import { profileKey } from '../../../src/features/school/stored-keys.ts';

type PartName = ProfilePart<unknown>['name'];

const Profile = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()));

const readProfile = () => v.parse(Profile, localStorage.getItem(profileKey) ?? '{}');

export function storePart(name: PartName, value: unknown): void {
  localStorage.setItem(profileKey, JSON.stringify({ ...readProfile(), [name]: value }));
}

/** Returns the JSON of a part; '' if it is not stored. */
export function readStoredPart(name: PartName): string {
  return JSON.stringify(readProfile()[name]) ?? '';
}

/** Returns the JSON of all parts; '' if nothing is stored. */
export function readStoredProfile(): string {
  return localStorage.getItem(profileKey) ?? '';
}
