import { Form } from 'react-router';
import { ESTATE_TYPES } from '../../../shared/estates/vocabulary.ts';
import { useMessages } from '../../intl/use-messages.ts';
import { Icon } from '../../ui/icon.tsx';

interface SearchBarProps {
  query: URLSearchParams;
  /** A town that was typed and not found. */
  unknownTown: string | undefined;
}

/** Buy or rent, where, what, for how much: one plain form that leads to the results. */
export function SearchBar({ query, unknownTown }: SearchBarProps) {
  const t = useMessages();
  return (
    <Form className="search-bar" method="get" role="search" aria-label={t('home.search.label')}>
      <TransactionChoice isRent={query.get('transaction') === 'rent'} />
      <div className="search-bar__fields">
        <Where town={unknownTown ?? ''} isUnknown={unknownTown !== undefined} />
        <label className="field">
          <span>{t('home.search.type')}</span>
          <select name="type" defaultValue={query.get('type') ?? ''}>
            <option value="">{t('home.search.anyType')}</option>
            {ESTATE_TYPES.map((type) => (
              <option key={type} value={type.toLowerCase()}>
                {t(`estates.type.${type}`)}
              </option>
            ))}
          </select>
        </label>
        <label className="field">
          <span>{t('home.search.budget')}</span>
          <input
            type="text"
            inputMode="numeric"
            name="maxPrice"
            placeholder="€"
            maxLength={15}
            defaultValue={query.get('maxPrice') ?? ''}
          />
        </label>
        <button className="button" type="submit">
          <Icon name="search" />
          {t('home.search.submit')}
        </button>
      </div>
    </Form>
  );
}

function TransactionChoice({ isRent }: { isRent: boolean }) {
  const t = useMessages();
  return (
    <fieldset className="search-bar__transaction">
      <legend className="visually-hidden">{t('home.search.transaction')}</legend>
      <label>
        <input type="radio" name="transaction" value="sale" defaultChecked={!isRent} />
        <span>{t('home.search.sale')}</span>
      </label>
      <label>
        <input type="radio" name="transaction" value="rent" defaultChecked={isRent} />
        <span>{t('home.search.rent')}</span>
      </label>
    </fieldset>
  );
}

function Where({ town, isUnknown }: { town: string; isUnknown: boolean }) {
  const t = useMessages();
  return (
    <label className="field">
      <span>{t('home.search.where')}</span>
      <input
        type="text"
        name="where"
        placeholder={t('home.search.whereHint')}
        defaultValue={town}
        maxLength={80}
        autoComplete="off"
        aria-invalid={isUnknown || undefined}
        aria-describedby={isUnknown ? 'where-error' : undefined}
      />
      {isUnknown && (
        <span className="field__error" id="where-error">
          {t('home.search.unknownTown', { town })}
        </span>
      )}
    </label>
  );
}
