/** `npm run generate:adverts`: writes the example adverts again, after a rule or a text was changed on purpose. */
import { REGIONS } from '../../../shared/cities/vocabulary.ts';
import { createIntls } from '../../pages/intl.ts';
import { writeGenerated } from '../../write-generated.ts';
import { examplesFile, presentExamples } from './present-examples.ts';

const intls = createIntls();
for (const region of REGIONS)
  await writeGenerated(examplesFile(region), presentExamples(region, intls), 'generate:adverts');
