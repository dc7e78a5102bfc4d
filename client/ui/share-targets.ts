/** The shared data of a page. */
export interface SharedPage {
  heading: string;
  /** The page's canonical URL, absolute. */
  url: string;
  /** The absolute URL of its picture. */
  picture?: string | undefined;
}

interface Target {
  /** The company's own spelling. */
  name: string;
  href: string;
}

/** Links to share pages of other sites. As plain links they contact no other site before a click. */
export function shareTargets({ heading, url, picture }: SharedPage, text: string): Target[] {
  const link = (address: string, query: Record<string, string>) => `${address}?${new URLSearchParams(query)}`;
  const targets = [
    { name: 'WhatsApp', href: link('https://wa.me/', { text }) },
    { name: 'X (Twitter)', href: link('https://twitter.com/intent/tweet', { text: heading, url }) },
    { name: 'Facebook', href: link('https://www.facebook.com/sharer/sharer.php', { u: url }) },
  ];
  if (!picture) return targets;
  const pin = { url, media: picture, description: heading };
  return [...targets, { name: 'Pinterest', href: link('https://www.pinterest.com/pin/create/button/', pin) }];
}

/** Returns a `mailto:` link. Mail programs do not decode a plus as a space. */
export function mailHref({ heading }: SharedPage, text: string): string {
  return `mailto:?subject=${encodeURIComponent(heading)}&body=${encodeURIComponent(text)}`;
}
