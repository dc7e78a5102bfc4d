import type { EstateLineInput } from '../estate-line.ts';
import type { ExportContext } from './export-context.ts';
import { listingFields, toEuros } from './listing-line.ts';
import { findPublicFiles, type PublicFiles, sourcesOf } from './public-files.ts';
import type { EstateRow } from './store/rows.ts';

export async function estateLines(
  rows: readonly EstateRow[],
  context: ExportContext,
): Promise<EstateLineInput[]> {
  const files = await findPublicFiles(sourcesOf(rows), context);
  return rows.map((row) => estateLine(row, files, context));
}

/** Names the sections, so that viewing rules and later private sections are not exported. */
function estateLine(row: EstateRow, files: PublicFiles, context: ExportContext): EstateLineInput {
  const { priceCents, terms, type, subType, sections } = row;
  const { sale, progress, openHouses } = terms ?? {};
  const { dimensions, comfort, energy, epc, epcCommunal, financial } = sections;
  const { floors, planning, technical, construction, extras } = sections;
  const { lease, coOwnership, parcel, lot } = sections;
  const own = {
    price: toEuros(priceCents),
    sale,
    progress,
    openHouses,
    type,
    subType,
    dimensions,
    comfort,
    energy,
    epc,
    epcCommunal,
    financial,
    floors,
    planning,
    technical,
    construction,
    extras,
    lease,
    coOwnership,
    parcel,
    lot,
  };
  return Object.assign({ kind: 'estate' as const }, listingFields(row, files, context), own);
}
