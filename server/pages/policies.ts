import type { PolicyName } from '../../client/page.ts';
import { joinSources, type PolicySources } from '../security/content-security-policy.ts';

/** From where pages may load more than from this site, by what they are. */
export type PagePolicies = Readonly<Record<PolicyName, PolicySources>>;

/** What pages with a form, with a map or with both load. */
export function createPolicies({ form, map }: Record<'form' | 'map', PolicySources>): PagePolicies {
  return { ordinary: {}, form, 'ordinary-map': map, 'form-map': joinSources(form, map) };
}

/** For each policy those that allow the same: their pages need no document of their own. */
export function groupPolicies(policies: PagePolicies): ReadonlyMap<PolicyName, readonly PolicyName[]> {
  const names = Object.keys(policies) as PolicyName[];
  const allowedBy = (name: PolicyName) => JSON.stringify(policies[name]);
  return new Map(names.map((name) => [name, names.filter((other) => allowedBy(other) === allowedBy(name))]));
}
