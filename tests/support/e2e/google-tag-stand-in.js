/* Stands in for Google's tag: `set`, `event`, cookies, and the page view that Google adds when the history changes. */
(() => {
  const id = new URL(document.currentScript.src).searchParams.get('id');
  const fields = {};
  const send = (event, more) => {
    if (window[`ga-disable-${id}`]) return;
    // biome-ignore lint/suspicious/noDocumentCookie: as the tag does
    for (const name of ['_ga', '_ga_TEST1234']) document.cookie = `${name}=1; path=/; max-age=9999`;
    const query = new URLSearchParams(Object.assign({ en: event }, fields, more));
    fetch(`https://region1.google-analytics.com/g/collect?${query}`, { method: 'POST', keepalive: true });
  };
  const run = (command) => {
    if (Array.isArray(command)) throw new Error('the tag ignores arrays');
    const [name, ...values] = command;
    if (name === 'set') Object.assign(fields, values[0]);
    if (name === 'event') send(values[0], values[1]);
  };
  window.dataLayer.forEach(run);
  window.dataLayer.push = run;
  const push = history.pushState;
  history.pushState = function pushState(...values) {
    push.apply(this, values);
    send('history_change', {});
  };
})();
