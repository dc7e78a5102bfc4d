import type { PolicyName } from '../../client/page.ts';
import { joinSources, type PolicySources } from '../security/content-security-policy.ts';

/** External sources that pages may load, by kind of page. */
export type PagePolicies = Readonly<Record<PolicyName, PolicySources>>;

/** The policies of pages with a form, with a map, or with both. */
export function createPolicies({ form, map }: Record<'form' | 'map', PolicySources>): PagePolicies {
  return { ordinary: {}, form, 'ordinary-map': map, 'form-map': joinSources(form, map) };
}

/** Groups policies that allow the same sources, because their pages can share a document. */
export function groupPolicies(policies: PagePolicies): ReadonlyMap<PolicyName, readonly PolicyName[]> {
  const names = Object.keys(policies) as PolicyName[];
  const allowedBy = (name: PolicyName) => JSON.stringify(policies[name]);
  return new Map(names.map((name) => [name, names.filter((other) => allowedBy(other) === allowedBy(name))]));
}
