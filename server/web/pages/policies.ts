import type { PolicyName } from '../../../client/page.ts';
import { joinSources, type PolicySources } from '../../platform/security/content-security-policy.ts';

/** External sources that pages may load, by kind of page. */
export type PagePolicies = Readonly<Partial<Record<PolicyName, PolicySources>>>;

type Part = 'all' | 'form' | 'map';

/**
 * The policies of all pages, and of pages with a form, with a map, or with both. With `analytics`, pages with secret
 * URLs have the same without its sources.
 */
export function createPolicies({
  analytics,
  ...parts
}: Record<Part, PolicySources> & { analytics?: PolicySources | undefined }): PagePolicies {
  const uncounted = openPolicies(parts);
  if (!analytics) return uncounted;
  return {
    ...openPolicies({ ...parts, all: joinSources(parts.all, analytics) }),
    'ordinary-secret': uncounted.ordinary,
    'form-secret': uncounted.form,
    'ordinary-map-secret': uncounted['ordinary-map'],
    'form-map-secret': uncounted['form-map'],
  };
}

function openPolicies({ all, form, map }: Record<Part, PolicySources>) {
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
