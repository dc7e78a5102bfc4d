/** The secrets of a site: which ones exist, and their removal from texts. Their values are never printed. */
import { variablesOf } from '../../features/import/connections/connection-settings.ts';
import type { Agency } from '../../settings/agency.ts';

/** Variables whose value is a secret. Those of the agency file are named there. */
const SECRET_VARIABLES = [
  'METRICS_TOKEN',
  'RECAPTCHA_SECRET',
  'AWS_ACCESS_KEY_ID',
  'AWS_SECRET_ACCESS_KEY',
  'AWS_SESSION_TOKEN',
  'GOOGLE_MAPS_API_KEY',
];
/** Variables with URLs, separated by commas, that can contain a password. */
const URL_VARIABLES = ['DATABASE_URL', 'DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URLS', 'SMTP_URL'];
/** Shorter passwords also occur as words of a text. */
const MIN_LENGTH = 4;
const HIDDEN = '***';

interface NamedSecret {
  name: string;
  /** Undefined: not set. */
  value: string | undefined;
}

/** Returns all secrets that the settings know, also those that are not set. `agency`: null when it is unreadable. */
export function listSecrets(env: NodeJS.ProcessEnv, agency: Agency | null): NamedSecret[] {
  const ofVariable = (name: string) => ({ name, value: env[name]?.trim() || undefined });
  const ofUrls = (name: string) => ({ name: `password of ${name}`, value: passwordsOf(env[name])[0] });
  return [
    ...URL_VARIABLES.filter((name) => env[name]?.trim()).map(ofUrls),
    ...[...SECRET_VARIABLES, ...namedVariables(agency)].map(ofVariable),
    { name: 'exportKey of the agency file', value: agency?.exportKey },
  ];
}

/** Returns the variables that the agency file names. */
function namedVariables(agency: Agency | null): string[] {
  const ofFeeds = (agency?.feeds ?? []).flatMap(({ authorization, connection, webhook }) => [
    ...(connection ? variablesOf(connection) : []),
    authorization,
    webhook?.secret,
    webhook?.clientId,
  ]);
  const ofReceivers = (agency?.leadWebhooks ?? []).map(({ secret }) => secret);
  return [...ofFeeds, ...ofReceivers].filter((name) => name !== undefined);
}

/** Creates a function that removes the secrets of the settings from a text. */
export function createRedactor(env: NodeJS.ProcessEnv, agency: Agency | null): (text: string) => string {
  const values = [
    ...listSecrets(env, agency).map(({ value }) => value),
    ...URL_VARIABLES.flatMap((name) => passwordsOf(env[name])),
  ];
  const hidden = values
    .filter((value) => value !== undefined && value.length >= MIN_LENGTH)
    .sort((one = '', other = '') => other.length - one.length);
  return (text) => hidden.reduce<string>((rest, value) => rest.replaceAll(value as string, HIDDEN), text);
}

/** Returns the passwords of URLs, as they are written and decoded. */
function passwordsOf(urls: string | undefined): string[] {
  const written = (urls ?? '').split(',').map((url) => URL.parse(url.trim())?.password ?? '');
  // A URL that cannot be parsed: all between the scheme and the host counts as a password.
  const unparsed = (urls ?? '')
    .split(',')
    .flatMap((url) => (URL.canParse(url.trim()) ? [] : rawPasswordsOf(url)));
  return [...written, ...written.map(decode), ...unparsed].filter(Boolean);
}

const rawPasswordsOf = (url: string): string[] => {
  const [, password = ''] = /:\/\/[^:/@]*:(.*)@/.exec(url) ?? [];
  return [password];
};

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
