import { Router } from 'express';
import type { Services } from '../../services.ts';
import { iconRoutes } from '../app-icons/icon-routes.ts';
import { llmsTxt } from './llms-txt.ts';
import { MANIFEST, manifest } from './manifest.ts';
import { SECURITY_PATH, securityTxt } from './security-txt.ts';

/** Files that browsers, launchers and programs look for at known addresses. */
export function siteFiles(services: Services): Router {
  const router = Router({ caseSensitive: true, strict: true });
  router.use(iconRoutes(services.appIcons));
  router.get(`/:locale/${MANIFEST}`, manifest(services));
  router.get(SECURITY_PATH, securityTxt(services));
  router.get('/llms.txt', llmsTxt(services));
  return router;
}
