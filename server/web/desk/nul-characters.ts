/** PostgreSQL stores no NUL characters, and no keyboard types them: requests with them get 400. */
import type { NextFunction, RequestHandler } from 'express';

const ENCODED = /%00/;
/** Also an escape within a GraphQL document. */
const ESCAPED = /\\u(0000|\{0+\})/;

/** For the address, and the form if it was read. */
export const rejectEncodedNul: RequestHandler = (req, res, next) =>
  continueWithout(ENCODED.test(req.originalUrl) || ENCODED.test(res.locals.form ?? ''), next);

/** For a JSON body. */
export const rejectEscapedNul: RequestHandler = (req, _res, next) =>
  continueWithout(ESCAPED.test(JSON.stringify(req.body ?? null)), next);

const continueWithout = (hasNul: boolean, next: NextFunction) =>
  next(hasNul ? Object.assign(new Error('NUL characters'), { status: 400 }) : undefined);
