import { slugify } from '../slug.ts';

/** The readable part of the address of a town's page, in the language of the name: `gand-9000`. */
export function townSlug(name: string, postalCode: string): string {
  return slugify(`${name} ${postalCode}`);
}
