/** The feed `crm`, which is connected to a mock of Zabun. */
import { startConnectedFeed } from './connected-feed.ts';
import { CREDENTIALS, startZabun, ZABUN_KEYS } from './zabun.ts';

export type ZabunFeed = Awaited<ReturnType<typeof startZabunFeed>>;

/** Starts the mock and an empty site with an office. */
export const startZabunFeed = () =>
  startConnectedFeed({
    start: startZabun,
    connectionOf: (api) => ({ system: 'zabun', ...ZABUN_KEYS, api }),
    env: CREDENTIALS,
  });
