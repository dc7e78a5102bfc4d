import type { OfferedKind } from '../../shared/listings/main-offer.ts';
import type { GraphPorts } from '../context.ts';
import type { OfferedKinds } from './ports.ts';

const NAMES: Record<OfferedKind, keyof OfferedKinds> = {
  FOR_SALE: 'forSale',
  FOR_RENT: 'forRent',
  PROJECTS: 'projects',
  HOLIDAY: 'holiday',
};

/** The kinds of homes of which the agency has one on offer. */
export async function listOfferedKinds({ listings }: Pick<GraphPorts, 'listings'>): Promise<OfferedKind[]> {
  const offered = await listings.findOfferedKinds();
  return Object.entries(NAMES).flatMap(([kind, name]) => (offered[name] ? [kind as OfferedKind] : []));
}
