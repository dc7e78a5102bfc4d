import type { IncomingHttpHeaders, RequestListener } from 'node:http';
import type { Answers } from '../answers/answers.ts';
import { questionOf } from './kept-queries.ts';

/** Longer queries come in several pieces. */
const LONGEST = 16_000;

/**
 * Gives out kept answers to posted queries before any route is looked for, which costs more than they do. Every
 * other request goes on untouched.
 */
export function keptFirst(answers: Pick<Answers, 'isOn' | 'give'>, next: RequestListener): RequestListener {
  return (req, res) => {
    if (!answers.isOn || req.method !== 'POST' || req.url !== '/graphql' || !isShortJson(req.headers))
      return next(req, res);
    req.once('readable', () => {
      const bytes: Buffer | null = req.read();
      const question = bytes && wholeQuestion(bytes, req.headers);
      const given = question && answers.give(question, { req, res });
      if (given) return void given.catch((error) => res.destroy(error));
      if (bytes) req.unshift(bytes);
      next(req, res);
    });
  };
}

function isShortJson(headers: IncomingHttpHeaders): boolean {
  const { 'content-type': type, 'content-length': length, 'content-encoding': encoding } = headers;
  return (
    type === 'application/json' && encoding === undefined && Number(length) > 0 && Number(length) < LONGEST
  );
}

function wholeQuestion(bytes: Buffer, headers: IncomingHttpHeaders): string | null {
  if (bytes.length !== Number(headers['content-length'])) return null;
  try {
    return questionOf({ method: 'POST', headers, query: {}, body: JSON.parse(bytes.toString()) });
  } catch {
    // What is no JSON is answered by the route.
    return null;
  }
}
