import { analyticsPolicySources } from '../features/analytics/analytics-settings.ts';
import { humanPolicySources } from '../features/human/providers.ts';
import { mapPolicySources } from '../features/map/map-settings.ts';
import { mediaPolicySources } from '../platform/media/object-store/store-settings.ts';
import type { Settings } from '../settings/settings.ts';

/** The external sources that pages may load: all of them, those with a form or a map, and those that are counted. */
export function policySources({ agency: { analytics }, human, maps, mediaStore }: Settings) {
  return {
    all: mediaPolicySources(mediaStore),
    form: humanPolicySources(human),
    map: mapPolicySources(maps),
    analytics: analytics && analyticsPolicySources(analytics),
  };
}
