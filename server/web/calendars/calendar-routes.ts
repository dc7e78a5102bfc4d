import { Router } from 'express';
import type { Services } from '../../services.ts';
import { openHousesFile } from './open-houses-file.ts';
import { unitCalendar } from './unit-calendar.ts';
import { agentCalendar, officeCalendar } from './viewing-calendar.ts';

/** Published calendars at secret addresses, and the open houses of an estate. */
export function calendarRoutes(services: Services): Router {
  const router = Router({ caseSensitive: true });
  router.get('/calendars/agents/:id/:file', agentCalendar(services));
  router.get('/calendars/offices/:id/:file', officeCalendar(services));
  router.get('/calendars/units/:id/:file', unitCalendar(services));
  router.get('/open-houses/:locale/:file', openHousesFile(services));
  return router;
}
