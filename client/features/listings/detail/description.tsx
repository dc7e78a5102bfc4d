import type { Locale } from '../../../../shared/locales.ts';
import { useMessages } from '../../../intl/use-messages.ts';
import { useLocale } from '../../../locale.tsx';

interface LocalizedText {
  text: string;
  locale: Locale;
}

interface DescriptionProps {
  listing: { title: LocalizedText | null; description: LocalizedText | null };
}

/** The agent's text. Text in another language is labelled, and marked for screen readers. */
export function Description({ listing: { title, description } }: DescriptionProps) {
  const t = useMessages();
  const locale = useLocale();
  if (!description) return <p>{t('listings.detail.noText')}</p>;
  const isForeign = description.locale !== locale;
  return (
    <>
      {isForeign && <p className="hint">{t(`listings.detail.onlyIn.${description.locale}`)}</p>}
      <div lang={isForeign ? description.locale : undefined} className="prose">
        {title && <p className="prose__lead">{title.text}</p>}
        {description.text.split(/\n{2,}/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </>
  );
}
