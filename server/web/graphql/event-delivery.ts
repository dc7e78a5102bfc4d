import type { Response } from 'express';
import type { EventClient } from './live-results.ts';

/** Events of graphql-sse; it also sends comments, which keep the connection open. */
const EVENT = /^event:/;

/** Sends the events of a stream to its client, and disconnects a client that does not read them. */
export class EventDelivery implements EventClient {
  readonly #res: Response;
  readonly #writeTimeoutMs: number;
  #isSending = false;
  #onSent = (): void => {};

  constructor(res: Response, writeTimeoutMs: number) {
    this.#res = res;
    this.#writeTimeoutMs = writeTimeoutMs;
    res.once('close', () => this.#onSent());
  }

  get destroyed(): boolean {
    return this.#res.destroyed;
  }

  once(event: 'close', listener: () => void): void {
    this.#res.once(event, listener);
  }

  off(event: 'close', listener: () => void): void {
    this.#res.off(event, listener);
  }

  async sent(): Promise<void> {
    if (this.#isSending && !this.destroyed) {
      const { promise, resolve } = Promise.withResolvers<void>();
      this.#onSent = resolve;
      await promise;
    }
    this.#isSending = true;
  }

  /** Writes events as they occur, until the stream ends or the client disconnects. */
  async send(events: AsyncGenerator<string, void, undefined>): Promise<void> {
    const res = this.#res;
    res.once('close', () => events.return());
    res.flushHeaders();
    for await (const event of events) {
      if (!res.writable || !(await this.#write(event))) break;
      if (EVENT.test(event)) this.#release();
    }
    res.end();
  }

  #release(): void {
    this.#isSending = false;
    this.#onSent();
  }

  /** Returns whether the event was written; disconnects a client that does not read. */
  #write(event: string): Promise<boolean> {
    const res = this.#res;
    return new Promise((resolve) => {
      const giveUp = setTimeout(() => res.destroy(), this.#writeTimeoutMs);
      res.write(event, (error) => {
        clearTimeout(giveUp);
        resolve(!error);
      });
    });
  }
}
