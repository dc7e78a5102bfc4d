/** The feed `crm`, which is connected to a mock of Whise. */
import { startConnectedFeed } from './connected-feed.ts';
import { CREDENTIALS, startWhise } from './whise.ts';

export type WhiseFeed = Awaited<ReturnType<typeof startWhiseFeed>>;

const OWN = { system: 'whise', clientId: 4321, user: 'WHISE_USER', password: 'WHISE_PASSWORD' };

/** Starts the mock and an empty site with an office. */
export const startWhiseFeed = () =>
  startConnectedFeed({
    start: startWhise,
    connectionOf: (api) => ({ ...OWN, api }),
    env: CREDENTIALS,
  });
