import type { GraphPorts } from '../../../../graphql/context.ts';
import type { Locale } from '../../../../shared/locales.ts';
import type { ExportStore } from './store/store.ts';

/** What an export reads from. */
export interface ExportContext {
  store: ExportStore;
  ports: Pick<GraphPorts, 'cities' | 'estateSlug' | 'pictures' | 'rentalUnits'>;
  publicUrl: string;
  agencyName: string;
  /** The language of names of towns. */
  locale: Locale;
  now: Date;
}
