import { type RefObject, useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { ESTATE_TYPES } from '../../../shared/estates/vocabulary.ts';
import { TRANSACTIONS, type Transaction } from '../../../shared/listings/vocabulary.ts';
import { townLabel } from '../../../shared/towns/town-label.ts';
import type { OfferedKind } from '../../generated/schema-types.ts';
import { useMessages } from '../../intl/use-messages.ts';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { LastSearch } from '../estates/last-search.ts';
import { offeredTransactions } from '../listings/offered-transactions.ts';

interface SearchBarProps {
  query: URLSearchParams;
  /** The typed town that was not found. */
  unknownTown: string | undefined;
  /** Suggested towns; any other town can be typed. */
  towns: readonly Town[];
  /** The kinds of listings on offer. */
  offered: readonly OfferedKind[];
  /** The last search of this browser. */
  last: LastSearch | null;
}

interface Town {
  id: string;
  name: string;
  postalCode: string;
}

/** A form with transaction, place, type and price that leads to the results. */
export function SearchBar({ query, unknownTown, towns, offered, last }: SearchBarProps) {
  const t = useMessages();
  const named = TRANSACTIONS.find((one) => one.toLowerCase() === query.get('transaction')) ?? null;
  const transactions = offeredTransactions(offered, named);
  const canRepeat = !named && last && transactions.includes(last.transaction);
  const form = useFilledForm(canRepeat ? last : null);
  return (
    <Form ref={form} className="search-bar" method="get" role="search" aria-label={t('home.search.label')}>
      <TransactionChoice transactions={transactions} chosen={named ?? transactions[0]} />
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

interface TransactionChoiceProps {
  transactions: readonly Transaction[];
  chosen: Transaction | undefined;
}

/** An agency that offers homes for sale alone, or to rent alone, leaves no choice. */
function TransactionChoice({ transactions, chosen }: TransactionChoiceProps) {
  const t = useMessages();
  const [only, ...others] = transactions;
  if (only && others.length === 0)
    return <input type="hidden" name="transaction" value={only.toLowerCase()} />;
  return (
    <fieldset className="search-bar__transaction">
      <legend className="visually-hidden">{t('home.search.transaction')}</legend>
      {transactions.map((transaction) => (
        <label key={transaction}>
          <input
            type="radio"
            name="transaction"
            value={transaction.toLowerCase()}
            defaultChecked={transaction === chosen}
          />
          <span>{t(transaction === 'SALE' ? 'home.search.sale' : 'home.search.rent')}</span>
        </label>
      ))}
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
