/** The price of example adverts by each method of sale and progress, in four languages. */
import type { IntlShape } from 'react-intl';
import { type PriceInput, priceText } from '../../../../client/features/listings/use-price.ts';
import { SALE_METHODS } from '../../../../shared/estates/terms.ts';
import { LOCALES, type Locale } from '../../../../shared/locales.ts';

const ANNUITY = { monthly: 850 };
const PRICES = [245_000, null];

/** Returns the examples as plain text: each method with and without a price, and an announced home. */
export function presentPrices(intls: Record<Locale, IntlShape>): string {
  const sold = SALE_METHODS.flatMap((method) => {
    const annuity = method === 'LIFE_ANNUITY' ? ANNUITY : null;
    return PRICES.map((price) =>
      presentPrice(`${method}${price === null ? ' without a price' : ''}`, {
        price,
        transaction: 'SALE',
        progress: null,
        sale: { method, annuity },
      }),
    );
  });
  const announced = presentPrice('ANNOUNCED', {
    price: null,
    transaction: 'SALE',
    progress: 'ANNOUNCED',
    sale: { method: 'FIXED_PRICE', annuity: null },
  });
  return [...sold, announced].join('\n');

  function presentPrice(title: string, estate: PriceInput): string {
    const lines = LOCALES.map((locale) => `  ${locale}: ${priceText(estate, intls[locale])}`);
    return `# ${title}\n${lines.join('\n')}\n`;
  }
}

/** The file of these examples, in the project. */
export const PRICES_FILE = 'server/features/statements/examples/prices.txt';
