import { Router } from 'express';
import type { Services } from '../services.ts';
import { llmsTxt } from './llms-txt.ts';
import { SECURITY_PATH, securityTxt } from './security-txt.ts';

/** Files that programs look for at known addresses. */
export function siteFiles(services: Services): Router {
  const router = Router({ caseSensitive: true, strict: true });
  router.get(SECURITY_PATH, securityTxt(services));
  router.get('/llms.txt', llmsTxt(services));
  return router;
}
