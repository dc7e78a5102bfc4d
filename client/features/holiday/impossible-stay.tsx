import './stays.css';
import { useMessages } from '../../intl/use-messages.ts';

interface ImpossibleStayProps {
  /** Whether days and persons were chosen. */
  isChosen: boolean;
  /** Where they are chosen, and where it is said what stands against them. */
  back: string | null | undefined;
}

/** That an address asks for no stay that can be had, and the way to another one. */
export function ImpossibleStay({ isChosen, back }: ImpossibleStayProps) {
  const t = useMessages();
  return (
    <div className="notice impossible-stay">
      <p>{t(isChosen ? 'holiday.stay.impossible' : 'holiday.request.choose')}</p>
      {back && (
        <a className="button" href={back}>
          {t('holiday.request.change')}
        </a>
      )}
    </div>
  );
}
