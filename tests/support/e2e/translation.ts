/** Changes a page as the translation of Chrome does, and presses its controls. */
import type { Page } from 'playwright/test';

/** Controls of the same look that are pressed at most, such as the links of cards. */
const MOST_ALIKE = 3;

/**
 * Puts a copy of every text in two font elements in its place, which is what the translation of Chrome does. Texts that
 * the page adds later are replaced as well.
 */
export async function translatePage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const IGNORED = 'script, style, textarea, title, option, svg, font';
    const replaceText = (text: Text) => {
      if (!text.data.trim() || !text.parentElement || text.parentElement.closest(IGNORED)) return;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    };
    const replaceWithin = (node: Node) => {
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      const texts = node instanceof Text ? [node] : [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) replaceText(text);
    };
    replaceWithin(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) replaceWithin(node);
    }).observe(document.body, { childList: true, subtree: true });
  });
}

/**
 * Presses the visible controls of a page: buttons, disclosures, boxes, choices and links. Of controls that look alike
 * it presses only a few. Links to other pages run their own handler, such as that of a dialog, and are not followed.
 * Controls that appear are pressed too. Returns the names of those that were pressed.
 */
export async function pressEverything(page: Page): Promise<string[]> {
  await stayOnPage(page);
  const failures = page.locator('.error-page');
  const before = await failures.count();
  const pressed: string[] = [];
  for (;;) {
    const name = await pressNext(page);
    if (!name) return pressed;
    pressed.push(name);
    await settle(page);
    if ((await failures.count()) > before) throw new Error(`The page failed after ${pressed.join(', ')}`);
  }
}

/** Cancels what leaves the page: links to other pages and requests for documents. */
async function stayOnPage(page: Page): Promise<void> {
  await page.route('**/*', (route) =>
    route.request().isNavigationRequest() ? route.fulfill({ status: 204 }) : route.fallback(),
  );
  await page.evaluate(() => {
    window.addEventListener('click', (event) => {
      if ((event.target as Element).closest('a[data-document]')) event.preventDefault();
    });
  });
}

/** Waits until the page has rendered the outcome of a press. */
export async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.querySelector('main[aria-busy]'));
  await page.evaluate(
    () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(undefined)))),
  );
}

/** Presses the first control that has not been pressed. Returns its name, or null when none is left. */
function pressNext(page: Page): Promise<string | null> {
  return page.evaluate((mostAlike) => {
    const CONTROLS =
      'button, summary, select, input[type=checkbox], input[type=radio], [role=tab], [role=option], a[href]';
    const counts = (window as { pressedControls?: Record<string, number> }).pressedControls ?? {};
    Object.assign(window, { pressedControls: counts });
    const look = (element: Element | null) => `${element?.tagName}.${element?.getAttribute('class') ?? ''}`;
    const textOf = (element: Element) =>
      (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 60);
    const keysOf = (element: Element): [key: string, most: number][] => [
      [[look(element), textOf(element), element.getAttribute('name')].join(' '), 1],
      [
        [element, element.parentElement, element.closest('section, nav, form')].map(look).join(' < '),
        mostAlike,
      ],
    ];
    const next = [...document.querySelectorAll<HTMLElement>(CONTROLS)].find(
      (element) =>
        element.checkVisibility() && keysOf(element).every(([key, most]) => (counts[key] ?? 0) < most),
    );
    if (!next) return null;
    for (const [key] of keysOf(next)) counts[key] = (counts[key] ?? 0) + 1;
    const name = textOf(next);
    if (next instanceof HTMLAnchorElement && next.pathname !== location.pathname) next.dataset.document = '';
    if (next instanceof HTMLSelectElement) {
      next.selectedIndex = next.options.length - 1;
      next.dispatchEvent(new Event('change', { bubbles: true }));
    } else next.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    return name || next.tagName;
  }, MOST_ALIKE);
}
