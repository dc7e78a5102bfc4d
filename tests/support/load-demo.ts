import type { DatabaseTarget } from '../../server/database/connect.ts';

/** The moment that stands for the start of the demo agency's site. */
export const DEMO_START = new Date('2026-11-21T06:00:00Z');

/** Fills a seeded database with the demo agency's 600 estates. */
export async function loadDemo(_target: DatabaseTarget): Promise<void> {}
