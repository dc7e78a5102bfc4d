import type { BrowserContext, ConsoleMessage, Request, Response } from 'playwright/test';

interface Watch {
  origin: string;
  isScripted: boolean;
  expectedFailures: readonly number[];
  /** Origins of other sites that may be contacted. */
  partners: readonly string[];
  report(problem: string): void;
}

/**
 * Reports console errors, policy violations, requests to other sites, and repeated requests for embedded data.
 */
export async function watchContext(context: BrowserContext, watch: Watch): Promise<void> {
  await context.addInitScript(watchPage);
  context.on('console', (message) => onConsole(message, watch));
  context.on('weberror', (error) => watch.report(`page error: ${error.error().message}`));
  context.on('request', (request) => onRequest(request, watch));
  context.on('requestfailed', (request) => onFailure(request, watch));
  context.on('response', (response) => onResponse(response, watch));
}

function onConsole(message: ConsoleMessage, { report }: Watch): void {
  const isFromRequest = message.text().startsWith('Failed to load resource');
  // Failed requests are judged by their response.
  // The configuration of the tests blocks service workers.
  const isBlockedWorker = message.text().includes('Service Worker registration blocked by Playwright');
  if (isFromRequest || isBlockedWorker || !['error', 'warning', 'assert'].includes(message.type())) return;
  report(`console ${message.type()}: ${message.text()} (${message.location().url})`);
}

function onRequest(request: Request, { origin, partners, report }: Watch): void {
  const url = new URL(request.url());
  const isOfNetwork = /^(https?|wss?):$/.test(url.protocol);
  if (isOfNetwork && ![origin, ...partners].includes(url.origin))
    report(`request to another site: ${request.url()}`);
}

function onFailure(request: Request, { report, isScripted }: Watch): void {
  const reason = request.failure()?.errorText;
  if (!isScripted && request.resourceType() === 'script') return;
  // Navigation aborts pending requests. Only a test disconnects the network.
  const isExpected = reason === 'net::ERR_ABORTED' || reason === 'net::ERR_INTERNET_DISCONNECTED';
  if (!isExpected) report(`request failed: ${request.url()} ${reason}`);
}

function onResponse(response: Response, { report, expectedFailures }: Watch): void {
  if (response.status() < 400 || expectedFailures.includes(response.status())) return;
  report(`status ${response.status()}: ${response.url()}`);
}

/** Runs in the page, before its own scripts. */
function watchPage(): void {
  let isUsed = false;
  const use = (event: Event) => {
    isUsed ||= event.isTrusted;
  };
  for (const type of ['pointermove', 'pointerdown', 'keydown', 'input', 'popstate'])
    window.addEventListener(type, use, true);
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    window.reportError(new Error(`policy violated: ${violatedDirective} by ${blockedURI}`));
  });
  // The playground has no embedded data: it requests the schema first.
  if (location.pathname === '/graphql') return;
  const ask = window.fetch;
  window.fetch = (input, init) => {
    if (!isUsed && String(input).includes('/graphql'))
      window.reportError(new Error('a first load asked again'));
    return ask(input, init);
  };
}
