/** Parses what a browser answers to a challenge, as JSON (WebAuthn). */
import * as v from 'valibot';

const encoded = v.pipe(v.string(), v.maxLength(20_000), v.regex(/^[\w-]+$/));
const credential = { id: encoded, rawId: encoded, type: v.literal('public-key') };
/** Extensions are not used. */
const clientExtensionResults = v.pipe(
  v.unknown(),
  v.transform(() => ({})),
);

const registration = v.object({
  ...credential,
  clientExtensionResults,
  response: v.object({
    clientDataJSON: encoded,
    attestationObject: encoded,
    transports: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.maxLength(10)), []),
  }),
});

const authentication = v.object({
  ...credential,
  clientExtensionResults,
  response: v.object({ clientDataJSON: encoded, authenticatorData: encoded, signature: encoded }),
});

const clientData = v.object({ challenge: v.string() });

/** Null for text that is no such response. */
export const parseRegistration = (text: string) => parse(registration, text);
/** Null for text that is no such response. */
export const parseAuthentication = (text: string) => parse(authentication, text);

/** Returns the challenge that a response answers; an empty string when it names none. */
export function challengeOf({ response }: { response: { clientDataJSON: string } }): string {
  const text = Buffer.from(response.clientDataJSON, 'base64url').toString();
  return parse(clientData, text)?.challenge ?? '';
}

function parse<Schema extends v.GenericSchema>(schema: Schema, text: string): v.InferOutput<Schema> | null {
  try {
    const parsed = v.safeParse(schema, JSON.parse(text));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}
