/** Schema of the agency's pages on social media. */
import * as v from 'valibot';
import type { SocialLink } from '../../shared/social-links.ts';
import { isSafeAddress } from '../platform/security/safe-address.ts';

/** The names of networks by their domains. */
const NETWORKS: Readonly<Record<string, string>> = {
  'bsky.app': 'Bluesky',
  'facebook.com': 'Facebook',
  'instagram.com': 'Instagram',
  'linkedin.com': 'LinkedIn',
  'pinterest.be': 'Pinterest',
  'pinterest.com': 'Pinterest',
  'pinterest.de': 'Pinterest',
  'pinterest.fr': 'Pinterest',
  'threads.com': 'Threads',
  'threads.net': 'Threads',
  'tiktok.com': 'TikTok',
  'twitter.com': 'X',
  'vimeo.com': 'Vimeo',
  'wa.me': 'WhatsApp',
  'whatsapp.com': 'WhatsApp',
  'x.com': 'X',
  'youtube.com': 'YouTube',
};

const MAX_LINKS = 12;

const label = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40));

const socialLink = v.pipe(
  v.union(
    [
      v.pipe(
        v.string(),
        v.transform((url) => ({ url, label: undefined })),
      ),
      v.object({ url: v.string(), label: v.optional(label) }),
    ],
    'is no address, and no url with a label of at most 40 characters',
  ),
  v.check(
    ({ url }) => isPublicPage(url),
    'is no https address without user and password, such as https://www.facebook.com/agency',
  ),
  v.check((link) => Boolean(link.label ?? findNetwork(link.url)), 'needs a label: its network is not known'),
  v.transform((link): SocialLink => {
    const { href } = new URL(link.url);
    return { label: link.label ?? findNetwork(href) ?? '', url: href };
  }),
);

export const socialLinks = v.pipe(
  v.array(socialLink),
  v.maxLength(MAX_LINKS),
  v.checkItems(
    ({ url }, index, links) => links.findIndex((link) => link.url === url) === index,
    'is a duplicate of an address before it',
  ),
);

function isPublicPage(url: string): boolean {
  return isSafeAddress(url) && new URL(url).protocol === 'https:' && url.length <= 300;
}

/** Returns the name of the network of an address; undefined for unknown hosts. */
function findNetwork(url: string): string | undefined {
  if (!URL.canParse(url)) return undefined;
  const { hostname } = new URL(url);
  const domain = Object.keys(NETWORKS).find((name) => hostname === name || hostname.endsWith(`.${name}`));
  return domain && NETWORKS[domain];
}
