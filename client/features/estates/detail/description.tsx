import { useMessages } from '../../../intl/use-messages.ts';
import { useLocale } from '../../../locale.tsx';
import type { EstateDetail } from './estate.ts';

interface DescriptionProps {
  estate: Pick<EstateDetail, 'title' | 'description'>;
}

/** The agent's text; one in another language says so and is marked, so that it is read out rightly. */
export function Description({ estate: { title, description } }: DescriptionProps) {
  const t = useMessages();
  const locale = useLocale();
  if (!description) return <p>{t('estates.detail.noText')}</p>;
  const isForeign = description.locale !== locale;
  return (
    <>
      {isForeign && <p className="hint">{t(`estates.detail.onlyIn.${description.locale}`)}</p>}
      <div lang={isForeign ? description.locale : undefined} className="prose">
        {title && <p className="prose__lead">{title.text}</p>}
        {description.text.split(/\n{2,}/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </>
  );
}
