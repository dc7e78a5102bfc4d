import type { EstateSubType } from '../shared/estates/vocabulary.ts';
import type { Locale } from '../shared/locales.ts';
import type { CityDirectory } from './cities/ports.ts';
import { createEstateLoaders } from './estates/loaders.ts';
import type { EstateStore } from './estates/ports.ts';
import { createOfficeLoaders } from './offices/loaders.ts';
import type { OfficeStore } from './offices/ports.ts';
import type { PublicSettings } from './settings/ports.ts';

/** What the rules of the business need from the outside. */
export interface GraphPorts {
  estates: EstateStore;
  cities: CityDirectory;
  offices: OfficeStore;
  settings: PublicSettings;
  now(): Date;
  /** The readable part of the path of a home: its kind and its town. */
  estateSlug(subType: EstateSubType, cityId: number, locale: Locale): string;
}

export interface GraphContext {
  ports: GraphPorts;
  loaders: ReturnType<typeof createEstateLoaders> & ReturnType<typeof createOfficeLoaders>;
}

/** One context a request: loaders remember within it, never beyond. */
export function createGraphContext(ports: GraphPorts): GraphContext {
  return {
    ports,
    loaders: { ...createEstateLoaders(ports.estates), ...createOfficeLoaders(ports.offices) },
  };
}
