/** `connection` to Whise in the agency file. */
import * as v from 'valibot';
import { readNamedVariable } from '../../polling/named-variable.ts';
import { feedUrl, variableName } from '../../polling/setting-schemas.ts';

const API = 'https://api.whise.eu';

const id = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647));

const fields = v.strictObject({
  system: v.literal('whise'),
  /** The agency's id as a client of Whise. */
  clientId: id,
  /** Its offices whose homes the site shows; all if absent. */
  officeIds: v.exactOptional(v.pipe(v.array(id), v.minLength(1), v.maxLength(100))),
  /** The environment variables with the user and the password of the agency's access to the API. */
  user: variableName,
  password: variableName,
  /** Another address of the API, such as a proxy. */
  api: v.exactOptional(feedUrl),
  /** Whether leads become contacts in Whise, which need an office. By default they do if offices are named. */
  leads: v.exactOptional(v.boolean()),
});

export const whiseSettings = v.pipe(
  fields,
  v.check(({ leads, officeIds }) => !leads || officeIds !== undefined, 'sends leads, which needs officeIds'),
);

/** Whether the connection sends leads. */
export const sendsLeadsToWhise = ({ leads, officeIds }: Settings): boolean =>
  leads ?? officeIds !== undefined;

type Settings = v.InferOutput<typeof fields>;

export interface WhiseConnection {
  system: 'whise';
  /** Names the homes that are read, without secrets. Other homes are other ones, so all are read. */
  account: string;
  clientId: number;
  officeIds: readonly number[];
  sendsLeads: boolean;
  user: string;
  password: string;
  /** The names of the variables, for messages. */
  variables: { user: string; password: string };
  /** Without a slash at the end. */
  api: string;
}

/**
 * Reads the user and the password of a connection.
 * @throws an error that names a missing variable.
 */
export function readWhiseConnection(
  settings: Settings,
  owner: string,
  env: NodeJS.ProcessEnv,
): WhiseConnection {
  const { system, clientId, officeIds = [], user, password, api = API } = settings;
  const base = api.replace(/\/+$/, '');
  return {
    system,
    account: [system, base, clientId, ...officeIds].join(' '),
    clientId,
    officeIds,
    sendsLeads: sendsLeadsToWhise(settings),
    user: readNamedVariable(user, owner, env),
    password: readNamedVariable(password, owner, env),
    variables: { user, password },
    api: base,
  };
}
