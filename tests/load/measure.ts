import autocannon from 'autocannon';
import type { RunningServer } from './run-server.ts';

const WARM_UP_S = 4;
const MEASURE_S = 8;
const CONNECTIONS = 10;

export interface Measured {
  perSecond: number;
  cpuMs: number;
}

type Measurable = Pick<RunningServer, 'url' | 'cpuMs'>;

interface Load {
  target: string;
  body?: object | undefined;
  encoding: 'identity' | 'br';
}

/** Requests one URL repeatedly from ten connections; the warm-up does not count. */
export async function measure(server: Measurable, load: Load): Promise<Measured> {
  await ask(server, load, WARM_UP_S);
  const before = server.cpuMs();
  const { requests, non2xx } = await ask(server, load, MEASURE_S);
  const used = server.cpuMs() - before;
  if (non2xx > 0) throw new Error(`${load.target}: ${non2xx} answers were no success`);
  return { perSecond: requests.total / MEASURE_S, cpuMs: used / requests.total };
}

function ask(
  server: Measurable,
  { target, body, encoding }: Load,
  duration: number,
): Promise<autocannon.Result> {
  return autocannon({
    url: server.url + target,
    connections: CONNECTIONS,
    duration,
    headers: {
      accept: body ? 'application/json' : 'text/html',
      'accept-encoding': encoding,
      'content-type': 'application/json',
    },
    ...(body ? { method: 'POST' as const, body: JSON.stringify(body) } : {}),
  });
}
