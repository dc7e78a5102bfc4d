/** Metrics that were renamed: their old names and labels, which are exposed for one more release. */
const OLD_NAMES: Readonly<Record<string, string>> = {
  baksteen_response_cache_requests_total: 'baksteen_answers_total',
  baksteen_response_cache_entries: 'baksteen_answers_kept',
  baksteen_response_cache_bytes: 'baksteen_answers_kept_bytes',
  baksteen_limited_requests_total: 'baksteen_turns_total',
  baksteen_limited_request_wait_seconds: 'baksteen_turn_wait_seconds',
  baksteen_limited_requests_active: 'baksteen_turns_under_way',
  baksteen_limited_requests_queued: 'baksteen_turns_waiting',
};
const OLD_OUTCOMES: Readonly<Record<string, string>> = {
  stale: 'old',
  unreachable: 'away',
  started: 'taken',
  disconnected: 'left',
};

/** Repeats the lines of renamed metrics under their old names. Takes and returns the text format of Prometheus. */
export function withOldNames(metrics: string): string {
  const old = metrics.split('\n').flatMap((line) => {
    const [, head = '', name = '', rest = ''] = line.match(/^(# (?:HELP|TYPE) )?(baksteen_\w+)(.*)$/) ?? [];
    const [base, suffix] = baseName(name);
    const oldName = OLD_NAMES[base];
    if (!oldName) return [];
    const labels = rest.replace(/outcome="(\w+)"/, (_, value) => `how="${OLD_OUTCOMES[value] ?? value}"`);
    return [head + oldName + suffix + labels];
  });
  return old.length > 0 ? `${metrics.trimEnd()}\n${old.join('\n')}\n` : metrics;
}

/** Splits the suffix of a histogram's series from its name. */
function baseName(name: string): [base: string, suffix: string] {
  const suffix = /_(?:bucket|sum|count)$/.exec(name)?.[0] ?? '';
  const base = name.slice(0, name.length - suffix.length);
  return base in OLD_NAMES ? [base, suffix] : [name, ''];
}
