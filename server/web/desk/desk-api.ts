/** `POST /desk/graphql`: the schema of the desk, for scripts of employees. It needs a session like every page. */
import { expressMiddleware } from '@as-integrations/express5';
import express, { type ErrorRequestHandler, type Request, type RequestHandler, type Response } from 'express';
import type { GraphQLSchema } from 'graphql';
import type { GraphPorts } from '../../../graphql/context.ts';
import type { Session } from '../../../graphql/desk/account-ports.ts';
import { createDeskContext } from '../../../graphql/desk/context.ts';
import type { DeskPorts, Employee } from '../../../graphql/desk/ports.ts';
import { createRequestValidator } from '../../../graphql/request-validator.ts';
import type { Locale } from '../../../shared/locales.ts';
import { visitorOf } from '../../platform/http/visitor.ts';
import type { ReadBudget } from '../../platform/limits/read-budget.ts';
import type { RequestLimits } from '../../platform/load-shedding/request-limits.ts';
import { startApolloServer } from '../graphql/apollo-server.ts';
import { BODY_LIMIT } from '../graphql/endpoint.ts';
import { requestErrors } from '../graphql/errors.ts';
import { limitDocument } from '../graphql/limits.ts';
import { deskLocale } from './desk-language.ts';
import { rejectEscapedNul } from './nul-characters.ts';

interface Dependencies {
  schema: GraphQLSchema;
  ports: GraphPorts;
  desk: DeskPorts;
  site: { readonly locales: readonly Locale[] };
  limits: RequestLimits;
  readBudget: ReadBudget;
  /** The maximum length of a response in bytes. */
  maxBytes: number;
}

export interface DeskApi {
  handlers: (RequestHandler | ErrorRequestHandler)[];
  stop(): Promise<void>;
}

export async function createDeskApi({ ports, desk, site, ...parts }: Dependencies): Promise<DeskApi> {
  const validator = createRequestValidator(parts.schema);
  const server = await startApolloServer({ ...parts, validator, csrfPrevention: true });
  const createContext = (req: Request) => {
    const res = req.res as Response;
    const employee = res.locals.employee as Employee;
    const session = res.locals.deskSession as Session;
    const locale = deskLocale(req, site.locales);
    const request = { employee, session, locale, visitor: visitorOf(req) };
    const own = { log: res.locals.log, req, res, hasPriority: false };
    return { ...createDeskContext({ ports, desk }, request), ...own };
  };
  return {
    handlers: [
      express.json({ limit: BODY_LIMIT }),
      rejectEscapedNul,
      limitDocument({ ...parts, validator }),
      expressMiddleware(server, { context: async ({ req }) => createContext(req as Request) }),
      requestErrors,
    ],
    stop: () => server.stop(),
  };
}
