import { useMessages } from '../../intl/use-messages.ts';
import { Button } from '../../ui/button/button.tsx';

interface StateFormProps {
  homeId: string | number;
  /** The change that the form makes; its messages begin with `desk.homes.` and this name. */
  intent: 'hide' | 'show' | 'feature' | 'unfeature';
}

/** Changes with one button whether visitors see a home, or whether the home page shows it first. */
export function StateForm({ homeId, intent }: StateFormProps) {
  const t = useMessages();
  const heading = `state-${intent}`;
  return (
    <form method="post" className="desk-form" aria-labelledby={heading}>
      <h2 id={heading}>{t(`desk.homes.${intent}.title`)}</h2>
      <p>{t(`desk.homes.${intent}.text`)}</p>
      <input type="hidden" name="id" value={homeId} />
      <Button type="submit" look="quiet" name="intent" value={intent}>
        {t(`desk.homes.${intent}`)}
      </Button>
    </form>
  );
}
