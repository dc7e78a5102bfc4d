import type { WidgetConfig, WidgetTexts } from '../../shared/widget.ts';
import { createElement } from './create-element.ts';
import { ATTRIBUTES, readAttributes } from './read-attributes.ts';
import { showContent } from './show-content.ts';
import styles from './widget.css?inline';

/** Creates the class of the element. Its styles are a constructed sheet, which `style-src` does not restrict. */
export function createHomesElement(config: WidgetConfig): CustomElementConstructor {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  return class extends HTMLElement {
    static readonly observedAttributes = ATTRIBUTES;
    readonly #root = this.attachShadow({ mode: 'open' });
    #leaving = new AbortController();
    #isScheduled = false;

    connectedCallback(): void {
      this.#root.adoptedStyleSheets = [sheet];
      this.#schedule();
    }

    disconnectedCallback(): void {
      this.#leaving.abort();
    }

    attributeChangedCallback(): void {
      this.#schedule();
    }

    /** Several attributes that change together are one update. */
    #schedule(): void {
      if (this.#isScheduled) return;
      this.#isScheduled = true;
      queueMicrotask(() => {
        this.#isScheduled = false;
        if (this.isConnected) this.#update();
      });
    }

    #update(): void {
      this.#leaving.abort();
      this.#leaving = new AbortController();
      const options = readAttributes(this, config);
      const { locale } = options;
      const show = (...content: Node[]) =>
        this.#root.replaceChildren(
          createElement('div', { class: 'root', lang: locale, dir: 'ltr' }, ...content),
        );
      const texts = config.texts[locale] as WidgetTexts;
      showContent(options, { ...config, texts, signal: this.#leaving.signal, show });
    }
  };
}
