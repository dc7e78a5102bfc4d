import { describe, expect, test } from '@jest/globals';
import { trackReachability } from '../database/reachability.ts';
import { DatabaseUnreachable, isUnreachable } from './unreachable.ts';

const withCode = (code: string, syscall?: string) => Object.assign(new Error('it failed'), { code, syscall });

describe('isUnreachable', () => {
  test.each([
    ['no process listens', withCode('ECONNREFUSED', 'connect')],
    ['there is no socket', withCode('ENOENT', 'connect')],
    ['its host has no address', withCode('ENOTFOUND', 'getaddrinfo')],
    ['the line broke', withCode('ECONNRESET', 'read')],
    ['it was shut down', withCode('57P01')],
    ['it recovers from a crash', withCode('57P02')],
    ['it starts', withCode('57P03')],
    ['a connection failed', withCode('08006')],
    ['a connection ended', new Error('Connection terminated unexpectedly')],
    ['a connection took too long', new Error('Connection terminated due to connection timeout')],
    ['the pool waited too long', new Error('timeout exceeded when trying to connect')],
    ['it was closed by a stop', new Error('driver has already been destroyed')],
    ['its pooler lost it', Object.assign(new Error('server conn crashed?'), { code: '08P01' })],
    ['its pooler waited too long', Object.assign(new Error('query_wait_timeout'), { code: '08P01' })],
    ['it is known', new DatabaseUnreachable()],
  ])('is true when %s, also as a cause', (_, error) => {
    expect(isUnreachable(error)).toBe(true);
    expect(isUnreachable(new Error('a query failed', { cause: error }))).toBe(true);
    const graphql = Object.assign(new Error('a field failed'), { originalError: error });
    expect(isUnreachable(new Error('a page failed', { cause: graphql }))).toBe(true);
    expect(isUnreachable(new AggregateError([new Error('another'), error]))).toBe(true);
  });

  test.each([
    ['a file is missing', withCode('ENOENT', 'open')],
    ['a statement is wrong', withCode('42601')],
    ['a statement took too long', withCode('57014')],
    ['a row is there already', withCode('23505')],
    ['there are too many connections', withCode('53300')],
    ['a message violates the protocol', withCode('08P01')],
    ['anything else fails', new Error('password=secret')],
    ['nothing is known', undefined],
  ])('is false when %s', (_, error) => {
    expect(isUnreachable(error)).toBe(false);
    expect(isUnreachable(new Error('a query failed', { cause: error }))).toBe(false);
  });

  test('terminates on circular causes', () => {
    const circle = new Error('a');
    circle.cause = new Error('b', { cause: circle });
    expect(isUnreachable(circle)).toBe(false);
  });
});

describe('trackReachability', () => {
  /** Runs the tracker with probes that fail with these errors in turn, and then succeed. */
  const follow = async (found: (Error | null)[], suspicion: Error) => {
    const heard: string[] = [];
    const reachability = trackReachability(async () => {
      heard.push(reachability.isUnreachable ? 'probe, unreachable' : 'probe');
      const error = found.shift();
      if (error) throw error;
    });
    const settled = Promise.withResolvers<void>();
    const note = (what: string) => () => {
      heard.push(what);
      if (what !== 'away') settled.resolve();
    };
    reachability.subscribe({
      onUnreachable: note('away'),
      onReachable: note('back'),
      onConnectionLost: note('broken'),
    });
    reachability.reportFailure(suspicion);
    reachability.reportFailure(suspicion);
    await settled.promise;
    expect(reachability.isUnreachable).toBe(false);
    return heard;
  };

  test('a single broken connection', async () => {
    expect(await follow([], withCode('57P01'))).toEqual(['probe', 'broken']);
  });

  test('reports an outage once, however many probes fail', async () => {
    const starting = () => withCode('57P03');
    expect(await follow([starting(), starting()], withCode('57P01'))).toEqual([
      'probe',
      'away',
      'probe, unreachable',
      'probe, unreachable',
      'back',
    ]);
  });

  test('a server that rejects the connection is reachable', async () => {
    expect(await follow([withCode('28P01')], withCode('57P01'))).toEqual(['probe', 'broken']);
  });
});
