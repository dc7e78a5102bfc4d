/** `npm run generate:adverts`: writes the example adverts again, after a rule or a text was changed on purpose. */
import { REGIONS } from '../../../../shared/cities/vocabulary.ts';
import { writeGenerated } from '../../../platform/build/write-generated.ts';
import { createIntls } from '../../../platform/intl/intl.ts';
import { examplesFile, presentExamples } from './present-examples.ts';
import { PRICES_FILE, presentPrices } from './present-prices.ts';

const intls = createIntls();
for (const region of REGIONS)
  await writeGenerated(examplesFile(region), presentExamples(region, intls), 'generate:adverts');
await writeGenerated(PRICES_FILE, presentPrices(intls), 'generate:adverts');
