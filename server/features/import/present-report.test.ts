import { expect, test } from '@jest/globals';
import { ImportStopped } from '../feed/import-stopped.ts';
import { presentReport } from './present-report.ts';
import { Tally } from './report.ts';

function tallyOf(): Tally {
  const tally = new Tally();
  for (let line = 0; line < 4; line++) tally.countLine('estate');
  tally.count('estate', 'new', 3);
  tally.reject({ line: 5, reference: 'BK-9', reasons: ['the home has no town (address.city)'] }, 'estate');
  return tally;
}

const withoutTime = (text: string) => text.replace(/in \d+\.\d s/, 'in 0.1 s');

const COUNTS = `  estates: 3 new, 0 changed (0 with another price), 0 unchanged, 0 withdrawn, 0 returned, 1 rejected
  0 offices and agents new or changed
`;
const REJECTIONS = `  1 of 4 lines rejected:
    line 5 (BK-9): the home has no town (address.city)
`;

test('an import begins with its counts', () => {
  const text = presentReport(tallyOf().report('feed.xml'));
  expect(withoutTime(text)).toBe(`Imported feed.xml in 0.1 s\n${COUNTS}${REJECTIONS}`);
});

test('a check ends with what would be imported', () => {
  const text = presentReport(tallyOf().report('feed.xml'), { isCheck: true });
  expect(withoutTime(text)).toBe(
    `Checked feed.xml in 0.1 s\n${REJECTIONS}Would import feed.xml; nothing is written:\n${COUNTS}`,
  );
});

test.each([
  ['ACCEPT', '  If this is meant: npm run feeds -- accept crm\n'],
  ['CONFIRM', '  If this is meant: npm run feeds -- confirm crm\n'],
  ['ALLOW_REMOVALS', '  If this is meant: import the file with --allow-removals\n'],
  [null, ''],
] as const)('a stopped import says how to allow it: %s', (remedy, hint) => {
  const report = new Tally().report('crm', new ImportStopped('the file is older', remedy));
  expect(presentReport(report)).toBe(`Nothing was changed: the file is older\n${hint}`);
  expect(presentReport(report, { isCheck: true })).toBe(
    `Nothing would be changed: the file is older\n${hint}`,
  );
});
