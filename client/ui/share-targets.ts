/** What is handed on of a page. */
export interface Shared {
  heading: string;
  /** The page's one address, absolute. */
  url: string;
  /** The address of its picture, absolute. */
  picture?: string | undefined;
}

interface Target {
  /** As the company writes it. */
  name: string;
  href: string;
}

/** Pages of other sites that take an address over: links, so that none of them hears of a visitor before. */
export function shareTargets({ heading, url, picture }: Shared, text: string): Target[] {
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

/** A mail of one's own; mail programs take a plus for a plus. */
export function mailHref({ heading }: Shared, text: string): string {
  return `mailto:?subject=${encodeURIComponent(heading)}&body=${encodeURIComponent(text)}`;
}
