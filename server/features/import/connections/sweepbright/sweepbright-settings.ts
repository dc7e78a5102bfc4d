/** `connection` to SweepBright in the agency file. */
import * as v from 'valibot';
import { malformedVariable, readNamedVariable } from '../../polling/named-variable.ts';
import { feedUrl, variableName } from '../../polling/setting-schemas.ts';
import type { SweepBrightAccess } from './tokens.ts';

const API = 'https://website.sweepbright.com/api';

export const sweepBrightSettings = v.strictObject({
  system: v.literal('sweepbright'),
  /** The environment variables with the client id and the client secret of the website in SweepBright. */
  clientId: variableName,
  secret: variableName,
  /** Another address of the API, such as a proxy. */
  api: v.optional(feedUrl, API),
  /** Whether SweepBright receives the leads. */
  leads: v.optional(v.boolean(), true),
});

export interface SweepBrightConnection extends SweepBrightAccess {
  system: 'sweepbright';
  sendsLeads: boolean;
}

/** @throws an error that names a missing variable. */
export function readSweepBrightConnection(
  settings: v.InferOutput<typeof sweepBrightSettings>,
  owner: string,
  env: NodeJS.ProcessEnv,
): SweepBrightConnection {
  const { system, leads } = settings;
  return { system, ...readSweepBrightAccess(settings, owner, env), sendsLeads: leads };
}

/** Printable ASCII without spaces. */
const CREDENTIAL = /^[\x21-\x7e]{8,500}$/;

/**
 * Reads the credentials of the API.
 * @throws an error that names a missing or malformed variable, never its value.
 */
export function readSweepBrightAccess(
  { clientId, secret, api }: { clientId: string; secret: string; api: string },
  owner: string,
  env: NodeJS.ProcessEnv,
): SweepBrightAccess {
  const readCredential = (variable: string) => {
    const value = readNamedVariable(variable, owner, env);
    if (CREDENTIAL.test(value)) return value;
    throw malformedVariable(variable, owner, '8 to 500 characters without spaces');
  };
  return {
    clientId: readCredential(clientId),
    clientSecret: readCredential(secret),
    api: api.replace(/\/+$/, ''),
  };
}
