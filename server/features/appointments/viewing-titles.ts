import type { IntlShape } from 'react-intl';
import { translatorOf } from '../../../client/intl/use-messages.ts';
import type { ViewedListing } from '../../../graphql/appointments/ports.ts';
import type { GraphPorts } from '../../../graphql/context.ts';
import type { Locale } from '../../../shared/locales.ts';

/** Creates the port that returns the titles of viewings in calendars. */
export function createViewingTitles(
  intls: Record<Locale, IntlShape>,
  cities: GraphPorts['cities'],
): GraphPorts['viewingTitle'] {
  return (viewed, cityId, locale) => viewingTitle(viewed, cities.byId(cityId).names[locale], intls[locale]);
}

/** Returns "Viewing: apartment, Gent", with the name of the project and the number of the entity. */
export function viewingTitle(viewed: ViewedListing, city: string, intl: IntlShape): string {
  return translatorOf(intl)('mail.appointment.event', { kind: kindOf(viewed, intl), city });
}

function kindOf(viewed: ViewedListing, intl: IntlShape): string {
  const t = translatorOf(intl);
  if (!('subType' in viewed)) return viewed.project;
  const type = t(`estates.subType.${viewed.subType}`);
  if (!('number' in viewed)) return type;
  return t('projects.card.entity', { type, number: viewed.number, project: viewed.project });
}
