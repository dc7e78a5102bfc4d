import './choice-buttons.css';
import { useMessages } from '../intl/use-messages.ts';
import { Button } from '../ui/button/button.tsx';
import { saveChoice } from './choice.ts';

interface ChoiceButtonsProps {
  /** The choice so far, which the buttons show as pressed; undefined: none. */
  isAllowed?: boolean | undefined;
  onChosen?(): void;
}

/** Two equal buttons: the visit may count, or not. */
export function ChoiceButtons({ isAllowed, onChosen }: ChoiceButtonsProps) {
  const t = useMessages();
  const choose = (value: boolean) => () => {
    saveChoice(value);
    onChosen?.();
  };
  const pressed = (value: boolean) => (isAllowed === undefined ? undefined : isAllowed === value);
  return (
    <div className="choice-buttons">
      <Button type="button" look="quiet" shape="equal" aria-pressed={pressed(true)} onClick={choose(true)}>
        {t('analytics.allow')}
      </Button>
      <Button type="button" look="quiet" shape="equal" aria-pressed={pressed(false)} onClick={choose(false)}>
        {t('analytics.decline')}
      </Button>
    </div>
  );
}
