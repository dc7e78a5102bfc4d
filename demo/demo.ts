import { createDemoCalendars } from './calendars.ts';
import { createDemoDrawings } from './drawings/demo-drawings.ts';
import { loadDemoOnce } from './load.ts';

/** Returns the demo agency as the server uses it (`server/composition/load-demo.ts`). */
export function createDemo() {
  return { drawn: createDemoDrawings(), calendars: createDemoCalendars(), importOnce: loadDemoOnce };
}
