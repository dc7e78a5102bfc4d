/** The feed `crm`, which is connected to a mock of Skarabee. */
import { startConnectedFeed } from './connected-feed.ts';
import { CREDENTIALS, startSkarabee } from './skarabee.ts';

export type SkarabeeFeed = Awaited<ReturnType<typeof startSkarabeeFeed>>;

const OWN = { system: 'skarabee', user: 'SKARABEE_USER', password: 'SKARABEE_PASSWORD' };

/** Starts the mock and an empty site with an office. */
export const startSkarabeeFeed = () =>
  startConnectedFeed({
    start: startSkarabee,
    connectionOf: (origin) => ({ ...OWN, api: `${origin}/v41/weblink.asmx` }),
    env: CREDENTIALS,
  });
