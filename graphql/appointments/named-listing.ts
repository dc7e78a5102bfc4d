/** The listing that a client names by `listingId`, or by the former name `estateId`. */
import type { GraphContext } from '../context.ts';
import { inputError } from '../errors.ts';
import { faultOf } from '../submissions/fault-of.ts';
import type { Viewable } from './ports.ts';
import { findViewable } from './viewable.ts';

interface NamedListing {
  listingId?: string | number | null;
  estateId?: string | number | null;
}

/**
 * Returns the id in the arguments of a field. The current name takes precedence.
 * @throws GraphQLError when there is none.
 */
export function namedId({ listingId, estateId }: NamedListing): string | number {
  const id = listingId ?? estateId;
  if (id == null) throw inputError('listingId', 'is required');
  return id;
}

/** Returns an input with the former name, by which repeats are recognised: stored keys of former releases have it. */
export function withFormerName<Input extends NamedListing>({ listingId, ...input }: Input) {
  return { ...input, estateId: listingId ?? input.estateId };
}

/** Finds the listing of an input, or says what is wrong with the field that names it. */
export async function findNamed(
  { listingId, estateId }: NamedListing,
  context: GraphContext,
): Promise<Viewable | ReturnType<typeof faultOf>> {
  const id = listingId ?? estateId;
  if (id == null) return faultOf('listingId', 'required');
  const viewable = await findViewable(id, context);
  return viewable ?? faultOf(listingId == null ? 'estateId' : 'listingId', 'notFound');
}
