/** Widgets of reCAPTCHA, hCaptcha and Turnstile; loads when a visitor has begun a form and agreed. */

export interface ShownService {
  siteKey: string;
  scriptUrl: string;
}

/** What the three have in common. */
interface WidgetApi {
  ready?(callback: () => void): void;
  render(place: HTMLElement, options: Record<string, unknown>): number | string;
  /** Of Google: a promise of a response, for keys that give scores. */
  execute(id: number | string, options?: { action: string }): unknown;
  remove?(id: number | string): void;
}

interface Kind {
  global: 'grecaptcha' | 'hcaptcha' | 'turnstile';
  options: Record<string, unknown>;
  /** It asks for nothing to be ticked: it is told to begin. */
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

/** A response of Google's with a score counts for two minutes. */
const RENEW_MS = 100_000;

/**
 * Shows the widget in a container; `take` gets each response, and an empty text when one is no good any more. The
 * answer removes the widget.
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
    // Where its script is blocked the form says how else the agency can be reached.
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
  // The form has one field of that name, and it is its own.
  for (const field of place.querySelectorAll('textarea, input')) field.setAttribute('disabled', '');
  if (isInvisible) void keepAsking(() => api.execute(id, { action: 'send' }), takeWhileShown, signal);
}

/** Asks for a response; for another one before it is too old, where it came with a score. */
async function keepAsking(
  ask: () => unknown,
  take: (response: string) => void,
  signal: AbortSignal,
): Promise<void> {
  const response = await Promise.resolve(ask()).catch(() => null);
  // Without a score it comes to the callback.
  if (typeof response !== 'string' || signal.aborted) return;
  take(response);
  const timer = setTimeout(() => void keepAsking(ask, take, signal), RENEW_MS);
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
}

function kindOf({ scriptUrl }: ShownService): Kind {
  return KINDS[new URL(scriptUrl).hostname] ?? GOOGLE;
}

const loading = new Map<string, Promise<WidgetApi>>();

/** Loads the script of a service, once; what failed may be tried again. */
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
    // Turnstile is told the language with its widget.
    if (kindOf(service).global !== 'turnstile') url.searchParams.set('hl', document.documentElement.lang);
    script.src = url.href;
    script.onerror = () => {
      script.remove();
      reject(new Error('the script of a service does not load'));
    };
    script.onload = () => {
      const api = (window as unknown as Record<string, WidgetApi | undefined>)[kindOf(service).global];
      if (!api) reject(new Error('the script of a service is another one'));
      // Google's script loads a second one.
      else if (api.ready && kindOf(service) === GOOGLE) api.ready(() => resolve(api));
      else resolve(api);
    };
    document.head.append(script);
  });
}
