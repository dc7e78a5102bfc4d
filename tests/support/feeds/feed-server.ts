/** A CRM's server that sends a feed, whole, slowly or not at all. */
import { setTimeout as wait } from 'node:timers/promises';
import { openServer } from '../open-server.ts';

const PARTS = 10;

export type FeedServer = Awaited<ReturnType<typeof startFeedServer>>;

/** Starts the server on 127.0.0.1. `pauseMs` returns the pause before each of the ten parts of a file. */
export async function startFeedServer(pauseMs: () => number = () => 0) {
  let [text, status, isBroken] = ['', 200, false];
  const feed = {
    url: '',
    /** The number of parts of files that were sent. */
    sentParts: 0,
    send(file: string): void {
      [text, status, isBroken] = [file, 200, false];
    },
    fail(code: number): void {
      [text, status, isBroken] = ['', code, false];
    },
    /** Closes the connection before the end of the file. */
    breakOff(file: string): void {
      [text, status, isBroken] = [file, 200, true];
    },
    stop: () => server.close(),
  };
  const server = await openServer(async (_, res) => {
    const file = text;
    const length = Math.ceil(file.length / PARTS);
    res.writeHead(status);
    for (let start = 0; start < file.length && !res.destroyed; start += length) {
      await wait(pauseMs());
      res.write(file.slice(start, start + length));
      feed.sentParts++;
    }
    if (isBroken) res.destroy();
    else res.end();
  });
  feed.url = `${server.origin}/feed.jsonl`;
  return feed;
}
