import type { RequestHandler } from 'express';
import { parse } from 'graphql';
import { translatorOf } from '../../../client/intl/use-messages.ts';
import type { OpenHouse } from '../../../shared/estates/terms.ts';
import type { EstateSubType } from '../../../shared/estates/vocabulary.ts';
import { isLocale } from '../../../shared/locales.ts';
import { addressLine, type TownAddress } from '../../../shared/towns/address-line.ts';
import { calendarFile } from '../../features/calendars/calendar-file.ts';
import { ADDRESS } from '../../features/listings/find-listing.ts';
import { sendNotFound } from '../../platform/http/not-found.ts';
import { visitorOf } from '../../platform/http/visitor.ts';
import { WORK } from '../../platform/limits/read-budget.ts';
import type { Services } from '../../services.ts';

const FILE = /^([1-9]\d{0,9})\.ics$/;
/** An hour, after which an open house that has ended may still be listed. */
const CACHED_S = 60 * 60;

const OPEN_HOUSES = parse(`query OpenHouses($id: ID!, $locale: Locale!) {
  estate(id: $id, locale: $locale) {
    path subType updatedAt openHouses { startsAt endsAt } ${ADDRESS}
  }
}`);

interface Found {
  estate: {
    path: string;
    subType: EstateSubType;
    updatedAt: string;
    openHouses: OpenHouse[];
    address: TownAddress;
  } | null;
}

/** `/open-houses/<locale>/<id>.ics`: the coming open houses of an estate; 404 when there are none. */
export function openHousesFile(services: Services): RequestHandler<{ locale: string; file: string }> {
  const { createExecutor, limits, readBudget, intls, site } = services;
  return async (req, res) => {
    const { locale, file } = req.params;
    const id = FILE.exec(file)?.[1];
    if (!id || !isLocale(locale)) return sendNotFound(res);
    await readBudget.charge(req, WORK.feed);
    const execute = createExecutor(visitorOf(req));
    const found = await limits.reading.run(res, () => execute<Found>(OPEN_HOUSES, { id, locale }));
    if (!found) return;
    const { estate } = found;
    if (!estate || estate.openHouses.length === 0) return sendNotFound(res);
    const t = translatorOf(intls[locale]);
    const kind = t(`estates.subType.${estate.subType}`);
    const events = estate.openHouses.map(({ startsAt, endsAt }) => ({
      uid: `open-house-${id}-${Date.parse(startsAt) / 1000}@${new URL(site.publicUrl).hostname}`,
      sequence: Math.floor(Date.parse(estate.updatedAt) / 1000),
      startsAt: new Date(startsAt),
      endsAt: new Date(endsAt),
      stamp: new Date(estate.updatedAt),
      summary: `${t('estates.openHouse.title')} – ${t('estates.card.heading', { type: kind, city: estate.address.city.name })}`,
      location: addressLine(estate.address),
      url: site.publicUrl + estate.path,
      status: 'CONFIRMED' as const,
    }));
    res.set('cache-control', `public, max-age=${CACHED_S}`);
    res.attachment('open-house.ics').type('text/calendar; charset=utf-8').send(calendarFile(events));
  };
}
