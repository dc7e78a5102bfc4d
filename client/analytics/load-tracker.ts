import type { Analytics } from '../../shared/analytics.ts';
import type { Tracker } from './tracker.ts';

/** Loads the tool that the agency has chosen. */
export async function loadTracker(analytics: Analytics): Promise<Tracker> {
  switch (analytics.tool) {
    case 'plausible':
      return (await import('./plausible.ts')).createPlausible(analytics);
    case 'matomo':
      return (await import('./matomo.ts')).createMatomo(analytics);
    case 'ga4':
      return (await import('./ga4.ts')).createGa4(analytics);
  }
}
