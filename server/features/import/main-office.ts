/** The office of an agency whose feeds have none, by the address in the agency file. */
import type { OfficeLine } from '../feed/people-lines.ts';
import { type AgencyRules, completeOffice } from './agency-rules.ts';
import type { People } from './people.ts';
import { settleTown } from './towns/settle-town.ts';
import type { TownIndex } from './towns/town-index.ts';

/** An office that is imported by hand with this reference replaces the office of the agency file. */
const REFERENCE = 'MAIN';

/** The address of an agency, as its file writes it: `Kouter 1`, `9000 Gent`. */
export interface AgencyAddress {
  name: string;
  street: string;
  postalCodeAndCity: string;
}

interface Dependencies {
  people: People;
  towns: TownIndex;
  rules: AgencyRules;
}

/**
 * Adds the office of the agency file if the site has no office, and returns its id. Its location is that of its town.
 * Undefined when there is an office, or when the town of the file is unknown.
 */
export async function addMainOffice({ people, towns, rules }: Dependencies): Promise<number | undefined> {
  if (!rules.agency || people.officeId(null) !== undefined) return undefined;
  const { name, street, postalCodeAndCity } = rules.agency;
  const [, postalCode, city = postalCodeAndCity] = /^(\d{4})\s+(.+)$/.exec(postalCodeAndCity) ?? [];
  const address: OfficeLine['address'] = { country: 'BE', street, postalCode, city };
  const settled = settleTown(address, null, towns);
  if (!settled) return undefined;
  const { town } = settled;
  const line = { kind: 'office', reference: REFERENCE, name, address, location: town.location } as const;
  const { office } = completeOffice(line, rules);
  if (office) await people.saveOffice(office, town);
  return people.officeId(null);
}
