import { type RefObject, useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { ESTATE_TYPES } from '../../../shared/estates/vocabulary.ts';
import { townLabel } from '../../../shared/towns/town-label.ts';
import { useMessages } from '../../intl/use-messages.ts';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { LastSearch } from '../estates/last-search.ts';

interface SearchBarProps {
  query: URLSearchParams;
  /** The typed town that was not found. */
  unknownTown: string | undefined;
  /** Suggested towns; any other town can be typed. */
  towns: readonly Town[];
  /** The last search of this browser. */
  last: LastSearch | null;
}

interface Town {
  id: string;
  name: string;
  postalCode: string;
}

/** A form with transaction, place, type and price that leads to the results. */
export function SearchBar({ query, unknownTown, towns, last }: SearchBarProps) {
  const t = useMessages();
  const form = useFilledForm(query.has('transaction') ? null : last);
  return (
    <Form ref={form} className="search-bar" method="get" role="search" aria-label={t('home.search.label')}>
      <TransactionChoice isRent={query.get('transaction') === 'rent'} />
      <div className="search-bar__fields">
        <Where town={unknownTown ?? ''} isUnknown={unknownTown !== undefined} towns={towns} />
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
        <Button shape="wide" className="search-bar__submit" type="submit">
          <Icon name="search" />
          {t('home.search.submit')}
        </Button>
      </div>
    </Form>
  );
}

/** Fills in the last search, unless the form has other values already. */
function useFilledForm(last: LastSearch | null): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!last?.search) return;
    import('./fill-search.ts').then(
      ({ fillSearch }) => form.current && fillSearch(form.current, last),
      () => {},
    );
  }, [last]);
  return form;
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

interface WhereProps extends Pick<SearchBarProps, 'towns'> {
  town: string;
  isUnknown: boolean;
}

function Where({ town, isUnknown, towns }: WhereProps) {
  const t = useMessages();
  return (
    <label className="field">
      <span>{t('home.search.where')}</span>
      <input
        type="text"
        name="where"
        list="towns"
        placeholder={t('home.search.whereHint')}
        defaultValue={town}
        maxLength={80}
        autoComplete="off"
        aria-invalid={isUnknown || undefined}
        aria-describedby={isUnknown ? 'where-error' : undefined}
      />
      <datalist id="towns">
        {towns.map(({ id, name, postalCode }) => (
          <option key={id} value={townLabel({ postalCode, name })} />
        ))}
      </datalist>
      {isUnknown && (
        <span className="field__error" id="where-error">
          {t('home.search.unknownTown', { town })}
        </span>
      )}
    </label>
  );
}
