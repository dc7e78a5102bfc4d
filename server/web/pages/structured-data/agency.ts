import type { Organization } from 'schema-dts';
import { optional, type PageData } from './page-data.ts';

/** The agency, with its pages on social media. */
export function agencyNode({ agencyName, publicUrl, socialLinks }: PageData['site']) {
  return optional({
    '@type': 'Organization' as const,
    name: agencyName,
    url: publicUrl,
    sameAs: socialLinks?.map(({ url }) => url),
  }) as Exclude<Organization, string>;
}
