import * as v from 'valibot';

const SCHEME = /^postgres(ql)?:\/\//;

export const databaseUrl = v.pipe(
  v.string(),
  v.regex(SCHEME, 'is no address such as postgres://user@host/name'),
);

/** A comma-separated list. */
export const databaseReplicaUrls = v.pipe(
  v.string(),
  v.transform((value) => value.split(',').map((entry) => entry.trim())),
  v.check(
    (entries) => entries.every((entry) => SCHEME.test(entry)),
    'is no list of addresses such as postgres://user@one/name, postgres://user@two/name',
  ),
);
