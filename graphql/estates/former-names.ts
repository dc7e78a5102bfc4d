/** Criteria under the names of former releases: clients may use them for ever, and stored JSON has them. */
import { CRITERIA, type CriterionName } from '../../shared/estates/criteria.ts';
import type { Criterion } from '../../shared/listings/criteria.ts';
import type { EstateFilter } from '../generated/resolvers.ts';

/** The deprecated fields. */
export type FormerName = Extract<(typeof CRITERIA)[CriterionName], { formerName: string }>['formerName'];

const RENAMED = Object.entries(CRITERIA).flatMap(([name, criterion]: [string, Criterion]) =>
  criterion.formerName === undefined ? [] : [[name, criterion.formerName] as [CriterionName, FormerName]],
);

/** Moves values of former names to the current ones. A current name that has a value takes precedence. */
export function withCurrentNames<Values extends object>(given: Values): Omit<Values, FormerName> {
  const values = { ...given } as Record<string, unknown>;
  for (const [name, formerName] of RENAMED) {
    if (formerName in values) values[name] ??= values[formerName];
    delete values[formerName];
  }
  return values as Omit<Values, FormerName>;
}

/** Moves values of current names to the former ones, if there are such. */
export function withFormerNames(criteria: object): object {
  const formerNames = new Map<string, string>(RENAMED);
  const entries = Object.entries(criteria);
  return Object.fromEntries(entries.map(([name, value]) => [formerNames.get(name) ?? name, value]));
}

/** The name of the field by which the client gave a criterion, to report an error on it. */
export function givenName(filter: EstateFilter, name: CriterionName): string {
  const [, formerName] = RENAMED.find(([current]) => current === name) ?? [];
  return formerName && filter[formerName] != null && filter[name] == null ? formerName : name;
}
