import type { RequestHandler } from 'express';
import { parse } from 'graphql';
import { CONTACT_CARD_SUFFIX } from '../../../shared/offices/contact-card-path.ts';
import { type MediaLocation, pictureUrl, pictureWidthFor } from '../../../shared/pictures/versions.ts';
import { slugify } from '../../../shared/slug.ts';
import { streetLine } from '../../../shared/towns/street-line.ts';
import { visitorOf } from '../../platform/http/visitor.ts';
import { WORK } from '../../platform/limits/read-budget.ts';
import type { Services } from '../../services.ts';
import { matchPath } from '../pages/match-request.ts';
import { contactCard } from './contact-card.ts';

const AGENT = parse(`query ContactCard($id: ID!, $locale: Locale!) {
  agent(id: $id, locale: $locale) {
    name path phone email role { text } languages { code } picture { hash store width }
    office { name address { street number box city { name postalCode country } } }
  }
}`);

interface FoundAgent {
  name: string;
  path: string;
  phone: string | null;
  email: string | null;
  role: { text: string } | null;
  languages: { code: string }[];
  picture: { hash: string | null; store: string | null; width: number | null } | null;
  office: {
    name: string;
    address: {
      street: string | null;
      number: string | null;
      box: string | null;
      city: { name: string; postalCode: string; country: string };
    };
  };
}

/** Cached for five minutes: a changed number must not be stale for long. */
const CACHED_S = 5 * 60;
/** Pixels. */
const PORTRAIT_WIDTH = 400;

/** Serves the contact details of an agent as a vCard, at the path of the agent's page by id plus `.vcf`. */
export function contactCardFile(services: Services): RequestHandler {
  const { createExecutor, limits, readBudget, site } = services;
  return async (req, res, next) => {
    const match = matchPath(req.path.slice(0, -CONTACT_CARD_SUFFIX.length));
    if (match?.name !== 'agentById' || match.path + CONTACT_CARD_SUFFIX !== req.path) return next();
    const { locale, params } = match;
    await readBudget.charge(req, WORK.feed);
    const found = await limits.reading.run(res, () =>
      createExecutor(visitorOf(req))<{ agent: FoundAgent | null }>(AGENT, { id: params.agentId, locale }),
    );
    if (!found) return;
    if (!found.agent) return next();
    // Express adds the ETag and answers conditional requests with 304.
    res.set({ 'cache-control': `public, max-age=${CACHED_S}`, 'content-language': locale });
    res.attachment(`${slugify(found.agent.name)}${CONTACT_CARD_SUFFIX}`);
    res.type('text/vcard; charset=utf-8').send(writeCard(found.agent, site));
  };
}

function writeCard(agent: FoundAgent, site: Services['site']): string {
  const { name, path, phone, email, role, languages, picture, office } = agent;
  const { city } = office.address;
  return contactCard({
    name,
    phone,
    email,
    role: role?.text ?? null,
    languages: languages.map(({ code }) => code),
    agencyName: site.agencyName,
    officeName: office.name,
    address: {
      street: streetLine(office.address),
      postalCode: city.postalCode,
      town: city.name,
      country: city.country,
    },
    url: site.publicUrl + path,
    portraitUrl: picture && portraitUrl(picture, site.publicUrl),
  });
}

function portraitUrl(
  { hash, store, width }: NonNullable<FoundAgent['picture']>,
  publicUrl: string,
): string | null {
  if (!hash || !width) return null;
  const file: MediaLocation = { hash, store };
  return new URL(pictureUrl(file, pictureWidthFor(width, PORTRAIT_WIDTH), 'jpg'), publicUrl).href;
}
