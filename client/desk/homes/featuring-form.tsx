import { useMessages } from '../../intl/use-messages.ts';
import { Button } from '../../ui/button/button.tsx';
import type { HomeDetails } from './home-page.tsx';

/** Features a home on the home page, or ends that. */
export function FeaturingForm({ home: { id, isFeatured, canFeature } }: { home: HomeDetails }) {
  const t = useMessages();
  if (!isFeatured && !canFeature) return null;
  const intent = isFeatured ? 'unfeature' : 'feature';
  return (
    <form method="post" className="desk-form" aria-labelledby="featuring">
      <h2 id="featuring">{t(`desk.homes.${intent}.title`)}</h2>
      <p>{t(`desk.homes.${intent}.text`)}</p>
      <input type="hidden" name="id" value={id} />
      <Button type="submit" look="quiet" name="intent" value={intent}>
        {t(`desk.homes.${intent}`)}
      </Button>
    </form>
  );
}
