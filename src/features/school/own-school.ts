import { createSchoolStore } from './school-store.ts';

/** The page's only store of the school: a second one in the same tab would miss what the first erases. */
export const ownSchool = createSchoolStore();
