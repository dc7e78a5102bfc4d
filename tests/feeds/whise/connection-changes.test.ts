/** A feed that is connected to Whise by a key: between two whole readings, the site asks for changed estates only. */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { presentChangeRuns } from '../../../server/features/import/polling/present-feed.ts';
import { listFeedRuns } from '../../../server/features/import/store/feed-runs.ts';
import { readAgain } from '../../../server/features/import/store/feed-states.ts';
import { mockEstate, mockEstates } from '../../support/crm/whise.ts';
import { startWhiseFeed, type WhiseFeed } from '../../support/crm/whise-feed.ts';

let whise: WhiseFeed;

beforeEach(async () => {
  whise = await startWhiseFeed();
  whise.crm.estates = mockEstates(60);
  await whise.read();
  whise.crm.clear();
});
afterEach(() => whise.stop());

/** Changes an estate of the mock now. */
function change(index: number, overrides: object): void {
  const at = { updateDateTime: whise.now().toISOString().slice(0, 19) };
  Object.assign(whise.crm.estates[index] as object, at, overrides);
}

const isPartial = () => whise.crm.lists.map(({ Filter }) => Filter?.UpdateDateTimeRange !== undefined);
const priceOf = async (reference: string) =>
  (await whise.query(`select price_cents / 100 as price from listing where reference = '${reference}'`))[0]
    ?.price;
const changeRuns = async () =>
  (await whise.query('select report from feed_run where is_webhook order by id')).map(({ report }) => report);

test('asks for what has changed since an hour before the last reading, and leaves all other homes alone', async () => {
  change(7, { price: 123_456 });
  await whise.read();
  expect(whise.crm.requests).toEqual(['/token', '/v1/admin/clients/token', 'list 0']);
  expect(whise.crm.lists[0]?.Filter).toEqual({
    UpdateDateTimeRange: { Min: '2026-11-20T06:00:00Z' },
    StatusIds: [1, 5, 6],
    DisplayStatusIds: [1, 2, 3, 4, 5],
    ShowDetails: true,
    ShowRepresentatives: true,
  });
  expect(await priceOf('7000008')).toBe(123_456);
  expect(await whise.onOffer()).toHaveLength(60);
  expect(await changeRuns()).toMatchObject([{ lines: 1, changed: 1, withdrawn: 0 }]);
});

test('nothing that has changed costs one list, and no run', async () => {
  await whise.read();
  await whise.read();
  expect(isPartial()).toEqual([true, true]);
  expect(await whise.query('select from feed_run')).toHaveLength(1);
  expect(await whise.query(`select from feed_state where imported_at = '2026-11-20T07:00:00Z'`)).toHaveLength(
    1,
  );
});

test('a new estate is imported, and estates that are not online any more are withdrawn', async () => {
  whise.crm.estates.push(mockEstate(7_900_000, { updateDateTime: '2026-11-20T07:30:00' }));
  change(0, { displayStatusId: 1 });
  change(1, { status: { id: 6 } });
  change(2, { purposeStatus: { id: 3 } });
  await whise.read();
  expect(isPartial()).toEqual([true]);
  expect(await changeRuns()).toMatchObject([{ lines: 2, new: 1, changed: 1, withdrawn: 2 }]);
  const onOffer = await whise.onOffer();
  expect(onOffer).toHaveLength(58);
  expect(onOffer).toContain('7900000');
});

test('withdrawals above the limit are those of a whole reading', async () => {
  for (let index = 0; index < 40; index++) change(index, { displayStatusId: 1 });
  const run = await whise.read();
  expect(isPartial()).toEqual([true, false]);
  expect(run).toMatchObject({ outcome: 'STOPPED', isPartial: false });
  expect(await whise.onOffer()).toHaveLength(60);
  expect(whise.mails.map(({ mail }) => mail)).toEqual(['STOPPED']);
});

test('the limit of the agency applies to few withdrawals too', async () => {
  for (let index = 0; index < 3; index++) change(index, { displayStatusId: 1 });
  const run = await whise.read({ maxWithdrawnPercent: 4 });
  expect(isPartial()).toEqual([true, false, false]);
  expect(run).toMatchObject({ outcome: 'HELD', isPartial: false });
  expect(await whise.onOffer()).toHaveLength(60);
  expect(whise.mails.map(({ mail }) => mail)).toEqual(['HELD']);
});

test('few withdrawals at a time add up to the limit', async () => {
  for (let first = 0; first < 15; first += 3) {
    for (const index of [first, first + 1, first + 2]) change(index, { displayStatusId: 1 });
    await whise.read();
  }
  expect(isPartial()).toEqual([true, true, true, true, true, false]);
});

test('edited estates that are offline anyway need no whole reading', async () => {
  const offline = { displayStatusId: 1, updateDateTime: '2026-11-20T07:30:00' };
  for (let id = 7_900_000; id < 7_900_010; id++) whise.crm.estates.push(mockEstate(id, offline));
  await whise.read();
  expect(isPartial()).toEqual([true]);
  expect(await whise.onOffer()).toHaveLength(60);
});

test('a rejected change is in the list of changes, and not mailed as another report', async () => {
  change(3, { purpose: { id: 9 } });
  await whise.read();
  const runs = await listFeedRuns(whise.db, 'crm', { count: 1, isPartial: true });
  expect(presentChangeRuns('crm', runs)).toContain('imported: rejected 7000004: purpose: "9" is not known');
  expect(await changeRuns()).toMatchObject([{ rejected: 1, rejections: [{ reference: '7000004' }] }]);
  expect(await whise.onOffer()).toHaveLength(60);
});

test.each([
  ['a day later', waitForDay],
  ['after npm run feeds -- read', () => readAgain(whise.db, 'crm', whise.now())],
  ['for another office', chooseOffice],
  ['after a failed reading', failOnce],
])('all estates are read %s', async (_, prepare) => {
  await prepare();
  whise.crm.clear();
  await whise.read();
  expect(isPartial()).toEqual([false, false]);
  await whise.read();
  expect(isPartial()).toEqual([false, false, true]);
});

function waitForDay(): void {
  whise.state.minutes += 19 * 60;
}

function chooseOffice(): void {
  whise.state.connection = { officeIds: [16010] };
}

async function failOnce(): Promise<void> {
  whise.crm.tokens.areRefused = true;
  await whise.read();
  whise.crm.tokens.areRefused = false;
}
