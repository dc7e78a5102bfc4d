import type { createBrowserRouter } from 'react-router';
import type { RouteName } from '../../../shared/routes.ts';
import { VIEWS_PATH, viewedListing } from '../../../shared/statistics/views.ts';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;

/**
 * Tells the server which listings are opened without a new document. It has counted `documentPath` itself. Sends the
 * listing's id only.
 */
export function reportViews(router: Router, documentPath: string): void {
  let path = documentPath;
  const report = ({ navigation, location, matches, errors }: Router['state']) => {
    if (navigation.state !== 'idle' || location.pathname === path) return;
    path = location.pathname;
    const match = matches.at(-1);
    const id = match && viewedListing(match.route.id as RouteName, match.params);
    if (id && !errors) navigator.sendBeacon(VIEWS_PATH, id);
  };
  report(router.state);
  router.subscribe(report);
}
