import type { EstateLineInput } from '../../server/features/feed/estate-line.ts';
import { addDays, dayInBrussels, momentInBrussels, weekdayOf } from '../../shared/days.ts';
import type { SaleMethod } from '../../shared/estates/terms.ts';
import { HOME_TYPES } from '../../shared/estates/vocabulary.ts';
import type { Random } from '../random.ts';
import type { Draft } from './draft.ts';

type Terms = Pick<EstateLineInput, 'sale' | 'progress' | 'openHouses' | 'price'>;

/** Of 100 houses and apartments for sale. */
const METHOD_WEIGHTS: Record<SaleMethod, number> = {
  FIXED_PRICE: 83,
  PRICE_FROM: 4,
  BIDS_FROM: 4,
  SEALED_OFFERS: 3,
  PUBLIC_SALE: 3,
  LIFE_ANNUITY: 3,
};
const ANNOUNCED_SHARE = 0.015;
const OPEN_HOUSE_SHARE = 0.05;
const SATURDAY = 6;
const PRICE_STEP = 5_000;

/** How an estate is sold and how far that is, with the price that its method of sale gives. */
export function drawTerms(draft: Draft, price: number | null | undefined): Terms {
  const random = draft.random('terms');
  const { status, transaction } = draft;
  if (status === 'OPTION') return { price, progress: drawProgress(draft, random) };
  if (status !== 'AVAILABLE') return { price };
  if (random.chance(ANNOUNCED_SHARE)) return { price, progress: 'ANNOUNCED' };
  const isSold = transaction === 'SALE' && HOME_TYPES.includes(draft.type);
  const terms = isSold && price ? drawSale(draft, price, random) : { price };
  const openHouses = random.chance(OPEN_HOUSE_SHARE) ? [drawOpenHouse(draft, random)] : [];
  return { ...terms, openHouses };
}

function drawProgress({ transaction }: Draft, random: Random): Terms['progress'] {
  if (random.chance(0.4)) return 'OFFER_ACCEPTED';
  return transaction === 'SALE' && random.chance(0.4) ? 'SOLD_CONDITIONALLY' : undefined;
}

function drawSale({ start }: Draft, price: number, random: Random): Pick<Terms, 'sale' | 'price'> {
  const method = random.weighted(METHOD_WEIGHTS);
  const today = dayInBrussels(start);
  const closesOn = addDays(today, random.int(10, 30));
  switch (method) {
    case 'FIXED_PRICE':
      return { price };
    case 'PRICE_FROM':
      return { price, sale: { method } };
    case 'BIDS_FROM':
    case 'SEALED_OFFERS':
      return { price, sale: { method, closesOn } };
    case 'PUBLIC_SALE': {
      const url = `https://www.biddit.be/nl/catalog/detail/${random.int(200_000, 299_999)}`;
      const sale = { method, opensOn: addDays(closesOn, -8), closesOn, url };
      return { price: shareOf(price, 0.7), sale };
    }
    case 'LIFE_ANNUITY':
      return { price: shareOf(price, random.between(0.2, 0.35)), sale: drawAnnuity(price, random) };
  }
}

function drawAnnuity(value: number, random: Random): Terms['sale'] {
  const lives = random.int(1, 2);
  const ages = Array.from({ length: lives }, () => random.int(72, 86));
  const occupied = random.chance(0.7);
  const share = occupied ? 0.0022 : 0.0035;
  const monthly = Math.round((value * share) / 50) * 50;
  return { method: 'LIFE_ANNUITY', annuity: { monthly, indexed: true, lives, occupied, ages } };
}

function shareOf(price: number, share: number): number {
  return Math.max(PRICE_STEP, Math.round((price * share) / PRICE_STEP) * PRICE_STEP);
}

/** On one of the three Saturdays after the start. */
function drawOpenHouse({ start }: Draft, random: Random): { startsAt: string; endsAt: string } {
  const today = dayInBrussels(start);
  const day = addDays(today, SATURDAY - weekdayOf(today) + 7 * random.int(1, 3));
  const hour = random.int(10, 14);
  const at = (time: number) => momentInBrussels(day, `${time}:00`).toISOString();
  return { startsAt: at(hour), endsAt: at(hour + 2) };
}
