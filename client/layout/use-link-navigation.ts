import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { hasFailedPart } from '../failed-parts.ts';
import { useLocale } from '../locale.tsx';

/** The card whose picture moves to the listing's page. */
let openedCard: HTMLElement | undefined;

/**
 * Routes clicks on links of the same language through the router. Links stay plain anchors: a router's link
 * component costs more to render than the card around it. `data-keep-scroll` keeps the scroll position;
 * `data-document` loads a new document. The picture of a card moves to its place on the listing's page.
 */
export function useLinkNavigation(): void {
  const navigate = useNavigate();
  const locale = useLocale();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = (event.target as Element).closest?.('a');
      // Offline the service worker answers a new document.
      if (!link || !navigator.onLine || hasFailedPart() || !isPlainClick(event) || !staysInside(link, locale))
        return;
      event.preventDefault();
      const { pathname, search, hash } = link;
      navigate(pathname + search + hash, {
        preventScrollReset: link.dataset.keepScroll !== undefined,
        viewTransition: startsTransition(link),
      });
    };
    document.addEventListener('click', follow);
    window.addEventListener('submit', leaveToBrowser, { capture: true });
    return () => {
      document.removeEventListener('click', follow);
      window.removeEventListener('submit', leaveToBrowser, { capture: true });
    };
  }, [navigate, locale]);
}

/** Whether the page changes with a view transition: for cards, unless the visitor wants less motion. */
function startsTransition(link: HTMLAnchorElement): boolean {
  const card = link.closest<HTMLElement>('.card');
  if (!card || !document.startViewTransition || matchMedia('(prefers-reduced-motion: reduce)').matches)
    return false;
  delete openedCard?.dataset.opened;
  openedCard = card;
  card.dataset.opened = '';
  return true;
}

/** Submits a form natively, as without JavaScript, when the page cannot be rendered again. */
function leaveToBrowser(event: SubmitEvent): void {
  if (hasFailedPart()) event.stopImmediatePropagation();
}

function isPlainClick(event: MouseEvent): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented;
}

/** Whether a link leads to another page of this language. Anchors within the page are left to the browser. */
export function staysInside(link: HTMLAnchorElement, locale: string): boolean {
  if (link.origin !== window.location.origin || link.target || link.hasAttribute('download')) return false;
  if (link.dataset.document !== undefined) return false;
  if (link.hash && link.pathname === window.location.pathname && link.search === window.location.search)
    return false;
  return link.pathname === `/${locale}` || link.pathname.startsWith(`/${locale}/`);
}
