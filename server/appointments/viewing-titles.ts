import type { SiteIntl } from '../../client/intl/create-intl.ts';
import { messagesOf } from '../../client/intl/use-messages.ts';
import type { ViewingTitleParts } from '../../graphql/appointments/ports.ts';
import type { GraphPorts } from '../../graphql/context.ts';
import type { Locale } from '../../shared/locales.ts';

/** Creates the port that returns the titles of viewings in calendars. */
export function createViewingTitles(
  intls: Record<Locale, SiteIntl>,
  cities: GraphPorts['cities'],
): GraphPorts['viewingTitle'] {
  return (viewed, cityId, locale) => viewingTitle(viewed, cities.byId(cityId).names[locale], intls[locale]);
}

/** Returns "Viewing: apartment, Gent", with the name of the project and the number of the entity. */
export function viewingTitle(viewed: ViewingTitleParts, city: string, intl: SiteIntl): string {
  return messagesOf(intl)('mail.appointment.event', { kind: kindOf(viewed, intl), city });
}

function kindOf(viewed: ViewingTitleParts, intl: SiteIntl): string {
  const t = messagesOf(intl);
  if (!('subType' in viewed)) return viewed.project;
  const type = t(`estates.subType.${viewed.subType}`);
  if (!('number' in viewed)) return type;
  return t('projects.card.entity', { type, number: viewed.number, project: viewed.project });
}
