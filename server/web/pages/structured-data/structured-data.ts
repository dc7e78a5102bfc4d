/**
 * Structured data of pages for search engines (schema.org, as JSON-LD). It is made of the query results that the page
 * shows, so it cannot say more than the page.
 */
import type { Thing } from 'schema-dts';
import { inertJson } from '../../../../client/data/inert-json.ts';
import type { RouteName } from '../../../../shared/routes.ts';
import { agentNodes, teamNodes } from './agent.ts';
import { estateNodes } from './estate.ts';
import { officeListNodes, officeNodes } from './office.ts';
import {
  holidayListNodes,
  homeNodes,
  localOfferNodes,
  newsItemNodes,
  newsListNodes,
  projectListNodes,
  resultsNodes,
} from './other-pages.ts';
import type { PageData } from './page-data.ts';
import { entityNodes, projectNodes } from './project.ts';
import { rentalUnitNodes } from './rental-unit.ts';

type CreateNodes = (page: PageData) => Thing[] | null;

/** Estates and projects share their URLs. */
const listingNodes: CreateNodes = (page) => estateNodes(page) ?? projectNodes(page);

const NODES: Partial<Record<RouteName, CreateNodes>> = {
  home: homeNodes,
  forSale: resultsNodes,
  forRent: resultsNodes,
  forSaleTown: localOfferNodes('SALE'),
  forRentTown: localOfferNodes('RENT'),
  estate: listingNodes,
  estateSlug: listingNodes,
  projects: projectListNodes,
  projectEntity: entityNodes,
  holiday: holidayListNodes,
  holidayUnit: rentalUnitNodes,
  news: newsListNodes,
  newsItem: newsItemNodes,
  offices: officeListNodes,
  office: officeNodes,
  team: teamNodes,
  agent: agentNodes,
};

/** Returns the structured data of a page as inert JSON; undefined when it has none. */
export function structuredData(route: RouteName | null, page: PageData): string | undefined {
  const nodes = route && NODES[route]?.(page);
  return nodes ? inertJson({ '@context': 'https://schema.org', '@graph': nodes }) : undefined;
}
