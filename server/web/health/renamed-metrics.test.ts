import { expect, test } from '@jest/globals';
import { withOldNames } from './renamed-metrics.ts';

test('renamed metrics and their labels are repeated under the old names', () => {
  const metrics = [
    '# HELP baksteen_response_cache_requests_total Requests.',
    '# TYPE baksteen_response_cache_requests_total counter',
    'baksteen_response_cache_requests_total{outcome="stale"} 3',
    'baksteen_limited_request_wait_seconds_bucket{le="0.01",kind="reading"} 2',
    'baksteen_limited_requests_total{kind="sending",outcome="refused"} 1',
    'baksteen_processes 1',
    '',
  ].join('\n');
  expect(withOldNames(metrics).slice(metrics.length)).toBe(
    [
      '# HELP baksteen_answers_total Requests.',
      '# TYPE baksteen_answers_total counter',
      'baksteen_answers_total{how="old"} 3',
      'baksteen_turn_wait_seconds_bucket{le="0.01",kind="reading"} 2',
      'baksteen_turns_total{kind="sending",how="refused"} 1',
      '',
    ].join('\n'),
  );
});
