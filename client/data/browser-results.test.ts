import { expect, test } from '@jest/globals';
import { RelaxationsDocument } from '../features/estates/empty/generated/relaxations.generated.ts';
import { WideningsDocument } from '../features/estates/empty/generated/widenings.generated.ts';
import { nextTask } from '../next-task.ts';
import { BrowserResults } from './browser-results.ts';
import { resultKey } from './run-query.ts';

const variables = { locale: 'nl', filter: { transaction: 'SALE', minPrice: 1000 } } as const;
const finding = (total: number) => ({ estates: { relaxations: [{ filter: 'PRICE', total }] } });

function embed(): BrowserResults {
  const embedded = {
    [resultKey(RelaxationsDocument, variables)]: finding(1),
    [resultKey(WideningsDocument, variables)]: { estates: { widenings: [] } },
  };
  return new BrowserResults(embedded, [RelaxationsDocument, WideningsDocument]);
}

async function totalIn(results: BrowserResults): Promise<number | undefined> {
  const { estates } = await results.run(RelaxationsDocument, variables);
  return estates.relaxations[0]?.total;
}

test('embedded results are read from the store without a request', async () => {
  expect(await totalIn(embed())).toBe(1);
});

test.each([1, 2, 3, 4])('a result written %d tasks into the filling of the store is kept', async (tasks) => {
  const results = embed();
  const loading = results.load();
  for (let task = 0; task < tasks; task++) await nextTask();
  results.write(RelaxationsDocument, variables, finding(2) as never);
  await loading;
  expect(await totalIn(results)).toBe(2);
});
