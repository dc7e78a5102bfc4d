const DEEPEST = 8;

interface Caused {
  cause?: unknown;
  originalError?: unknown;
  errors?: unknown;
}

/** Yields an error and, recursively, its causes. */
export function* causesOf(error: unknown, depth = 0): Generator<object> {
  if (typeof error !== 'object' || error === null || depth > DEEPEST) return;
  yield error;
  const { cause, originalError, errors } = error as Caused;
  for (const one of [cause, originalError, ...(Array.isArray(errors) ? errors : [])])
    if (one !== error) yield* causesOf(one, depth + 1);
}
