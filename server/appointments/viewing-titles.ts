import type { IntlShape } from 'react-intl';
import { messagesOf } from '../../client/intl/use-messages.ts';
import type { GraphPorts } from '../../graphql/context.ts';
import type { Locale } from '../../shared/locales.ts';

/** What viewings are called in calendars. */
export function createViewingTitles(
  intls: Record<Locale, IntlShape>,
  cities: GraphPorts['cities'],
): GraphPorts['viewingTitle'] {
  return (subType, cityId, locale) => {
    const t = messagesOf(intls[locale]);
    return t('mail.appointment.event', {
      kind: t(`estates.subType.${subType}`),
      city: cities.byId(cityId).names[locale],
    });
  };
}
