import type { PolicyName } from '../../client/page.ts';
import type { PolicySources } from '../security/content-security-policy.ts';

/** From where pages may load more than from this site, by what they are. */
export type PagePolicies = Readonly<Record<PolicyName, PolicySources>>;

/** The policies that allow the same as this one: their pages need no document of their own. */
export function samePolicies(policies: PagePolicies, name: PolicyName): PolicyName[] {
  const allowed = JSON.stringify(policies[name]);
  const names = Object.keys(policies) as PolicyName[];
  return names.filter((other) => JSON.stringify(policies[other]) === allowed);
}
