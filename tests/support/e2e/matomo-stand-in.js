/* Stands in for Matomo's tracking client. It fails for commands that it does not know, as Matomo does. */
(() => {
  const settings = { hasCookies: true };
  const send = (more) => {
    // biome-ignore lint/suspicious/noDocumentCookie: as the client does
    if (settings.hasCookies) document.cookie = '_pk_id.1.abcd=1; path=/; max-age=9999';
    const { url, urlref, title: action_name, idsite } = settings;
    const query = new URLSearchParams(Object.assign({ idsite, url, urlref, action_name }, more));
    fetch(`${settings.tracker}?${query}`, { method: 'POST', keepalive: true });
  };
  const set = (name) => (value) => {
    settings[name] = value;
  };
  const commands = {
    setTrackerUrl: set('tracker'),
    setSiteId: set('idsite'),
    setCustomUrl: set('url'),
    setReferrerUrl: set('urlref'),
    setDocumentTitle: set('title'),
    setRequestMethod: () => {},
    setSecureCookie: () => {},
    setVisitorCookieTimeout: () => {},
    setReferralCookieTimeout: () => {},
    disableBrowserFeatureDetection: () => {},
    disableCookies: () => {
      settings.hasCookies = false;
    },
    deleteCookies: () => {},
    trackPageView: () => send({}),
    trackEvent: (category, action) => send({ e_c: category, e_a: action }),
  };
  const run = ([name, ...values]) => commands[name](...values);
  window._paq.forEach(run);
  window._paq = { push: run };
})();
