/** The settings of the CAPTCHA service. */
import * as v from 'valibot';
import { isSafeAddress } from '../../platform/security/safe-address.ts';
import { GOOGLE_VERIFY_URL, type HumanService } from './providers.ts';

/** The secret is sent to this URL, so it must use encryption, unless it is on this machine. */
const verifyUrl = v.pipe(
  v.string(),
  v.check(isSafeAddress, 'is no https address such as https://hcaptcha.com/siteverify'),
  v.transform((value) => new URL(value).href),
);

const score = v.pipe(
  v.string(),
  v.regex(/^(0(\.\d{1,3})?|1(\.0{1,3})?)$/, 'is no number from 0 to 1'),
  v.transform(Number),
);

export const humanVariables = v.object({
  RECAPTCHA_SITE_KEY: v.optional(v.string()),
  RECAPTCHA_SECRET: v.optional(v.string()),
  RECAPTCHA_VERIFY_URL: v.optional(verifyUrl),
  RECAPTCHA_MIN_SCORE: v.optional(score),
});

/** The service, if both of its keys are set. */
export function readHumanService(variables: v.InferOutput<typeof humanVariables>): HumanService | undefined {
  const { RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET: secret } = variables;
  if (!siteKey || !secret) return undefined;
  return {
    siteKey,
    secret,
    verifyUrl: variables.RECAPTCHA_VERIFY_URL ?? GOOGLE_VERIFY_URL,
    minScore: variables.RECAPTCHA_MIN_SCORE ?? 0.5,
  };
}
