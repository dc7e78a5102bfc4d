import type { PolicyName } from '../../../client/page.ts';
import { joinSources, type PolicySources } from '../../platform/security/content-security-policy.ts';

/** External sources that pages may load, by kind of page. */
export type PagePolicies = Readonly<Record<PolicyName, PolicySources>>;

/** The policies of all pages, and of pages with a form, with a map, or with both. */
export function createPolicies({
  all,
  form,
  map,
}: Record<'all' | 'form' | 'map', PolicySources>): PagePolicies {
  const withForm = joinSources(all, form);
  return {
    ordinary: all,
    form: withForm,
    'ordinary-map': joinSources(all, map),
    'form-map': joinSources(withForm, map),
  };
}

/** Groups policies that allow the same sources, because their pages can share a document. */
export function groupPolicies(policies: PagePolicies): ReadonlyMap<PolicyName, readonly PolicyName[]> {
  const names = Object.keys(policies) as PolicyName[];
  const allowedBy = (name: PolicyName) => JSON.stringify(policies[name]);
  return new Map(names.map((name) => [name, names.filter((other) => allowedBy(other) === allowedBy(name))]));
}
