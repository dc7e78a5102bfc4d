import { useIntl } from 'react-intl';
import { LOCALE_NAMES } from '../../../../shared/locales.ts';
import { useMessages } from '../../../intl/use-messages.ts';
import type { CorrectionFragment } from './generated/corrections.generated.ts';

/** Returns functions that name the corrected field, and that say by whom and when it was corrected. */
export function useCorrectionTexts() {
  const t = useMessages();
  const intl = useIntl();
  const day = (at: string) => intl.formatDate(at, { dateStyle: 'long', timeStyle: 'short' });
  return {
    subjectOf: ({ field, locale }: CorrectionFragment) =>
      t(`desk.corrections.field.${field}`, { language: locale ? LOCALE_NAMES[locale] : '' }),
    origin: ({ correctedByName, correctedAt, endedAt }: CorrectionFragment) =>
      endedAt
        ? t('desk.corrections.endedOn', { name: correctedByName, when: day(endedAt) })
        : t('desk.corrections.by', { name: correctedByName, when: day(correctedAt) }),
  };
}
