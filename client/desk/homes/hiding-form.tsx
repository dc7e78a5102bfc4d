import { useMessages } from '../../intl/use-messages.ts';
import { Button } from '../../ui/button/button.tsx';
import type { HomeDetails } from './home-page.tsx';

/** Hides a home from visitors, or shows a hidden one again. */
export function HidingForm({ home: { id, isHidden, canHide } }: { home: HomeDetails }) {
  const t = useMessages();
  if (!isHidden && !canHide) return null;
  const intent = isHidden ? 'show' : 'hide';
  return (
    <form method="post" className="desk-form" aria-labelledby="hiding">
      <h2 id="hiding">{t(`desk.homes.${intent}.title`)}</h2>
      <p>{t(`desk.homes.${intent}.text`)}</p>
      <input type="hidden" name="id" value={id} />
      <Button type="submit" look="quiet" name="intent" value={intent}>
        {t(`desk.homes.${intent}`)}
      </Button>
    </form>
  );
}
