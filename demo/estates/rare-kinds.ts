import type { EstateLineInput } from '../../server/features/feed/estate-line.ts';
import { type DemoContext, findTown } from '../listing.ts';
import { createRandom } from '../random.ts';
import { momentBefore } from './dates.ts';
import type { Draft } from './draft.ts';
import { composeEstate } from './estate.ts';
import { RARE_KINDS, type RareKind } from './rare-kinds.data.ts';

/** Yields a home of each kind that an agency seldom has. */
export function* drawRareKinds(context: DemoContext): Generator<EstateLineInput> {
  for (const kind of RARE_KINDS) yield drawRareKind(context, kind);
}

function drawRareKind(context: DemoContext, kind: RareKind): EstateLineInput {
  const { number, price, comfort, lease, coOwnership, financial, planning, texts } = kind;
  const estate = composeEstate(context, draftOf(context, kind), texts);
  const published = momentBefore(
    context.start,
    (number % 100) * 20 + 120,
    createRandom(context.seed, number, 'published'),
  );
  const publishedAt = published.toISOString();
  return {
    ...estate,
    reference: `BK-${number}`,
    publishedAt,
    updatedAt: publishedAt,
    price,
    sale: undefined,
    progress: undefined,
    comfort: { ...estate.comfort, ...comfort },
    financial: { ...estate.financial, ...financial },
    planning: { ...estate.planning, ...planning },
    lease: lease ?? estate.lease,
    coOwnership: coOwnership ?? estate.coOwnership,
  };
}

function draftOf({ places, seed, start }: DemoContext, kind: RareKind): Draft {
  const { number, type, subType, transaction, year, state } = kind;
  return {
    reference: `BK-${number}`,
    start,
    place: findTown(places, kind.postalCode),
    type,
    subType,
    transaction,
    status: 'AVAILABLE',
    detail: 'usual',
    year,
    renovationYear: undefined,
    state,
    random: (part) => createRandom(seed, number, part),
    gives: (source, probability) => source.chance(probability),
  };
}
