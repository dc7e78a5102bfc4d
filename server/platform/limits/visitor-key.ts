import type { Partner, Visitor } from '../../../graphql/visitor.ts';
import { addressBlock } from './address-block.ts';

/** Identifies who shares a limit or owns an idempotency key: a partner, else an address block. */
export function visitorKey({ address, partner }: Visitor): string {
  return partner ? partnerKey(partner) : addressBlock(address);
}

/** Identifies a partner in limits. */
export const partnerKey = ({ id }: Partner): string => `partner ${id}`;
