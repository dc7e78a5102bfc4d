import type { EstateSearchParams } from '../../../shared/estates/search-params.ts';
import type { Extra } from '../../../shared/estates/vocabulary.ts';
import { useEuros } from '../../intl/use-euros.ts';
import { type MessageKey, useMessages } from '../../intl/use-messages.ts';

export interface City {
  id: string;
  name: string;
  postalCode: string;
}

interface Chosen {
  key: string;
  label: string;
  /** What a search without this choice sets. */
  without: { [K in keyof EstateSearchParams]?: EstateSearchParams[K] | undefined };
}

const PLAIN_NUMBERS = ['minArea', 'maxArea', 'minPlotArea', 'maxPlotArea', 'minYear', 'maxYear'] as const;

/** Every choice of a search in the visitor's words. */
export function useChosen(params: EstateSearchParams, cities: readonly City[]): Chosen[] {
  return [...useChosenKinds(params, cities), ...useChosenBounds(params), ...useChosenExtras(params)];
}

function useChosenKinds(params: EstateSearchParams, cities: readonly City[]): Chosen[] {
  const t = useMessages();
  return [
    ...cities.map(({ id, name }) => ({
      key: id,
      label: name,
      without: { cities: params.cities.filter((city) => city !== id) },
    })),
    ...params.types.map((type) => ({
      key: type,
      label: t(`estates.type.${type}`),
      without: { types: params.types.filter((other) => other !== type) },
    })),
    ...params.subTypes.map((subType) => ({
      key: subType,
      label: t(`estates.subType.${subType}`),
      without: { subTypes: params.subTypes.filter((other) => other !== subType) },
    })),
    ...params.countries.map((country) => ({
      key: country,
      label: t(`estates.country.${country}`),
      without: { countries: params.countries.filter((other) => other !== country) },
    })),
  ];
}

function useChosenBounds(params: EstateSearchParams): Chosen[] {
  const t = useMessages();
  const euros = useEuros();
  const chosen: Chosen[] = [];
  for (const name of ['minPrice', 'maxPrice'] as const) {
    const price = params[name];
    if (price !== undefined) {
      chosen.push({
        key: name,
        label: t(`estates.active.${name}`, { price: euros.whole(price) }),
        without: { [name]: undefined },
      });
    }
  }
  if (params.bedrooms) {
    const label = t('estates.filters.bedroomsLeast', { count: params.bedrooms });
    chosen.push({ key: 'bedrooms', label, without: { bedrooms: undefined } });
  }
  for (const name of PLAIN_NUMBERS) {
    const value = params[name];
    if (value === undefined) continue;
    const label = t(
      `estates.active.${name}`,
      name.endsWith('Year') ? { year: String(value) } : { area: value },
    );
    chosen.push({ key: name, label, without: { [name]: undefined } });
  }
  return chosen;
}

function useChosenExtras(params: EstateSearchParams): Chosen[] {
  const t = useMessages();
  const { worstEpcLabel: label, text } = params;
  const extras = Object.entries(params.extras) as [Extra, boolean][];
  return [
    ...(label
      ? [
          {
            key: 'energy',
            label: t('estates.active.energy', { label }),
            without: { worstEpcLabel: undefined },
          },
        ]
      : []),
    ...extras.map(([extra, present]) => {
      const key: MessageKey = present ? 'estates.active.with' : 'estates.active.without';
      const { [extra]: _, ...others } = params.extras;
      return {
        key: extra,
        label: t(key, { extra: t(`estates.extra.${extra}`) }),
        without: { extras: others },
      };
    }),
    ...(text
      ? [{ key: 'text', label: t('estates.active.text', { text }), without: { text: undefined } }]
      : []),
  ];
}
