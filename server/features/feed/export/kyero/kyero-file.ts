import { isWholePrice } from '../../../../../shared/estates/terms.ts';
import { XML_DECLARATION } from '../../../../platform/http/xml.ts';
import { readBatches } from '../batches.ts';
import type { ExportContext } from '../export-context.ts';
import { findPublicFiles, sourcesOf } from '../public-files.ts';
import type { EstateRow } from '../store/rows.ts';
import { type PricedEstate, propertyElement } from './kyero-property.ts';

const START = `${XML_DECLARATION}<root>\n<kyero><feed_version>3</feed_version></kyero>\n`;
const END = '</root>\n';

/** Yields the estates on offer as Kyero XML, as pieces of text. An estate with a price on request is left out. */
export async function* writeKyeroFile(context: ExportContext): AsyncGenerator<string> {
  let start = START;
  for await (const rows of readBatches(context.store.listEstates)) {
    const priced = rows.filter(hasPrice);
    const files = await findPublicFiles(sourcesOf(priced), context);
    yield start + priced.map((row) => propertyElement(row, files, context)).join('');
    start = '';
  }
  yield start + END;
}

/** Receivers take a price of 0 for a price on request, and the lump sum of a life annuity for the whole price. */
function hasPrice(row: EstateRow): row is PricedEstate {
  return isWholePrice(row.terms?.sale) && row.priceCents !== null && Math.round(row.priceCents / 100) > 0;
}
