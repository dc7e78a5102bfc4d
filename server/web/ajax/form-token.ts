import { WORK } from '../../platform/limits/read-budget.ts';
import type { AjaxRoute } from './ajax-route.ts';

interface Found {
  humanChallenge: {
    formToken: string;
    work: string | null;
    service: { siteKey: string; scriptUrl: string } | null;
  };
}

const OPTIONAL_TEXT = { type: ['string', 'null'] };

/** `form-token`: what a form sends as proof that a human submits it. */
export const formTokenRoute: AjaxRoute<Record<string, never>, Found> = {
  method: 'GET',
  path: 'form-token',
  summary:
    'The token of a form, which is sent as `formToken` with it. `work`: a proof-of-work task, whose solution is sent as `work`; `humanChallenge` of the GraphQL schema describes it. `siteKey`: of the CAPTCHA service, if the agency uses one.',
  isPrivate: true,
  work: WORK.challenge,
  success: {
    status: 200,
    schema: {
      type: 'object',
      properties: {
        status: { const: 200 },
        formToken: { type: 'string' },
        work: OPTIONAL_TEXT,
        siteKey: OPTIONAL_TEXT,
        scriptUrl: OPTIONAL_TEXT,
      },
      required: ['status', 'formToken', 'work', 'siteKey', 'scriptUrl'],
      additionalProperties: false,
    },
  },
  document: 'query AjaxFormToken { humanChallenge { formToken work service { siteKey scriptUrl } } }',
  parse: () => ({}),
  present: ({ humanChallenge: { formToken, work, service } }) => ({
    status: 200,
    body: {
      status: 200,
      formToken,
      work,
      siteKey: service?.siteKey ?? null,
      scriptUrl: service?.scriptUrl ?? null,
    },
  }),
};
