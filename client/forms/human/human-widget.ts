/**
 * Widgets of reCAPTCHA, hCaptcha and Turnstile. Lazy-loaded when a visitor has started a form and given
 * consent.
 */

export interface ShownService {
  siteKey: string;
  scriptUrl: string;
}

/** The API that all three services share. */
interface WidgetApi {
  ready?(callback: () => void): void;
  render(place: HTMLElement, options: Record<string, unknown>): number | string;
  /** Google returns a promise of a response, for score-based keys. */
  execute(id: number | string, options?: { action: string }): unknown;
  remove?(id: number | string): void;
}

interface Kind {
  global: 'grecaptcha' | 'hcaptcha' | 'turnstile';
  options: Record<string, unknown>;
  /** Whether the widget shows no checkbox and must be executed by script. */
  isInvisible: boolean;
}

const GOOGLE: Kind = {
  global: 'grecaptcha',
  options: { size: 'invisible', badge: 'inline' },
  isInvisible: true,
};
const KINDS: Record<string, Kind> = {
  'js.hcaptcha.com': { global: 'hcaptcha', options: {}, isInvisible: false },
  'challenges.cloudflare.com': {
    global: 'turnstile',
    options: { size: 'flexible', 'response-field': false },
    isInvisible: false,
  },
};

/** A score-based response of Google is valid for two minutes. */
const RENEW_MS = 100_000;

/**
 * Shows the widget in a container. `take` receives each response, and an empty text when a response expires.
 * Returns a function that removes the widget.
 */
export function showWidget(
  service: ShownService,
  container: HTMLElement,
  take: (response: string) => void,
): () => void {
  const place = document.createElement('div');
  const end = new AbortController();
  container.append(place);
  loadApi(service)
    .then((api) => {
      if (!end.signal.aborted) renderWidget({ api, service, place, take, signal: end.signal });
    })
    // When the script is blocked, the form shows how else to reach the agency.
    .catch(() => {});
  return () => {
    end.abort();
    place.remove();
  };
}

interface Widget {
  api: WidgetApi;
  service: ShownService;
  place: HTMLElement;
  take: (response: string) => void;
  signal: AbortSignal;
}

function renderWidget({ api, service, place, take, signal }: Widget): void {
  const { options, isInvisible } = kindOf(service);
  const takeWhileShown = (response: string) => {
    if (!signal.aborted) take(response);
  };
  const id = api.render(place, {
    ...options,
    sitekey: service.siteKey,
    language: document.documentElement.lang,
    callback: takeWhileShown,
    'expired-callback': () => {
      takeWhileShown('');
      if (isInvisible && !signal.aborted) api.execute(id);
    },
    'error-callback': () => takeWhileShown(''),
  });
  signal.addEventListener('abort', () => api.remove?.(id));
  // The widget adds its own response field, but the form already has one of that name.
  for (const field of place.querySelectorAll('textarea, input')) field.setAttribute('disabled', '');
  if (isInvisible) void renewResponses(() => api.execute(id, { action: 'send' }), takeWhileShown, signal);
}

/** Requests a response. A score-based response is renewed before it expires. */
async function renewResponses(
  requestResponse: () => unknown,
  take: (response: string) => void,
  signal: AbortSignal,
): Promise<void> {
  const response = await Promise.resolve(requestResponse()).catch(() => null);
  // A response without a score arrives in the callback.
  if (typeof response !== 'string' || signal.aborted) return;
  take(response);
  const timer = setTimeout(() => void renewResponses(requestResponse, take, signal), RENEW_MS);
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
}

function kindOf({ scriptUrl }: ShownService): Kind {
  return KINDS[new URL(scriptUrl).hostname] ?? GOOGLE;
}

const loading = new Map<string, Promise<WidgetApi>>();

/** Loads the script of a service once. A failed load may be retried. */
function loadApi(service: ShownService): Promise<WidgetApi> {
  const known = loading.get(service.scriptUrl);
  if (known) return known;
  const loaded = insertScript(service).catch((error) => {
    loading.delete(service.scriptUrl);
    throw error;
  });
  loading.set(service.scriptUrl, loaded);
  return loaded;
}

function insertScript(service: ShownService): Promise<WidgetApi> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const url = new URL(service.scriptUrl);
    // Turnstile receives the language as an option of its widget.
    if (kindOf(service).global !== 'turnstile') url.searchParams.set('hl', document.documentElement.lang);
    script.src = url.href;
    script.onerror = () => {
      script.remove();
      reject(new Error('the script of a service does not load'));
    };
    script.onload = () => {
      const api = (window as unknown as Record<string, WidgetApi | undefined>)[kindOf(service).global];
      if (!api) reject(new Error('the script of a service is another one'));
      // Google's script loads a second script.
      else if (api.ready && kindOf(service) === GOOGLE) api.ready(() => resolve(api));
      else resolve(api);
    };
    document.head.append(script);
  });
}
