import { MAX_SEARCH } from '../../../shared/desk/messages.ts';
import { useMessages } from '../../intl/use-messages.ts';
import { Button } from '../../ui/button/button.tsx';
import { FILTERS, type ListParams } from './list-params.ts';

/** A GET form: the address of the list has the choices. */
export function MessageFilterForm({ params }: { params: ListParams }) {
  const t = useMessages();
  return (
    <form className="message-filter" action="/desk/messages" aria-label={t('desk.messages.filter')}>
      <label className="field message-filter__search">
        {t('desk.messages.filter.search')}
        <input type="search" name="q" defaultValue={params.search} maxLength={MAX_SEARCH} />
      </label>
      <label className="field">
        {t('desk.messages.filter.state')}
        <select name="state" defaultValue={params.state}>
          {FILTERS.map((filter) => (
            <option key={filter} value={filter}>
              {t(`desk.messages.filter.${filter}`)}
            </option>
          ))}
        </select>
      </label>
      <label className="message-filter__mine">
        <input type="checkbox" name="mine" value="1" defaultChecked={params.isMine} />
        {t('desk.messages.filter.mine')}
      </label>
      <Button type="submit" look="quiet">
        {t('desk.messages.filter.submit')}
      </Button>
    </form>
  );
}
