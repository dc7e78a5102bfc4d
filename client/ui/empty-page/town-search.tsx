import { useMessages } from '../../intl/use-messages.ts';
import { usePathTo } from '../../locale.tsx';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon.tsx';

/** A form that opens the properties for sale in a typed town, on pages that have nothing to show. */
export function TownSearch() {
  const t = useMessages();
  return (
    <search>
      <form className="town-search" method="get" action={usePathTo()('forSale')}>
        <label className="field">
          <span>{t('townSearch.where')}</span>
          <input type="text" name="where" autoComplete="off" maxLength={80} />
        </label>
        <Button type="submit">
          <Icon name="search" />
          {t('townSearch.submit')}
        </Button>
      </form>
    </search>
  );
}
