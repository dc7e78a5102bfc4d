import { type RefObject, useContext, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { Locale } from '../../../../shared/locales.ts';
import { useResults } from '../../../data/results.ts';
import type { RunQuery } from '../../../data/run-query.ts';
import { useLocale } from '../../../locale.tsx';
import { Button } from '../../../ui/button/button.tsx';
import type { ButtonShape } from '../../../ui/button/button-class.ts';
import { SheetOpenContext } from './filter-sheet.tsx';

/** Counts the results of a form's current fields. */
export type CountResults = (
  fields: URLSearchParams,
  by: { run: RunQuery; locale: Locale },
) => Promise<number>;

export interface SheetSubmitProps {
  label: string;
  /** Returns the label with the number of results. */
  countLabel: (count: number) => string;
  /** Number of results of the current search. */
  total: number;
  count: CountResults;
  shape?: ButtonShape;
}

/**
 * The submit button of a form in a sheet. While the sheet is open, or once a visitor uses the form in a wide window,
 * the button shows how many results the form would find.
 */
export function SheetSubmit({ label, countLabel, total, count, shape = 'docked' }: SheetSubmitProps) {
  const isSheetOpen = useContext(SheetOpenContext);
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = useIsUsed(button) || isSheetOpen;
  const { run } = useResults();
  const locale = useLocale();
  const latestCount = useRef(count);
  latestCount.current = count;
  const { search } = useLocation();
  /** The latest count. It is ignored when it belongs to another search than the page's. */
  const [counted, setCounted] = useState<{ search: string; found: number | null } | null>(null);
  const found = counted?.search === search ? counted.found : null;
  useEffect(() => {
    const form = button.current?.form;
    if (!isOpen || !form) return;
    const stop = import('./watch-result-count.ts').then(
      ({ watchResultCount }) => {
        const show = (number: number | null) => setCounted({ search, found: number });
        setCounted((known) => (known?.search === search ? known : { search, found: total }));
        return watchResultCount(form, (fields) => latestCount.current(fields, { run, locale }), show);
      },
      () => null,
    );
    return () => void stop.then((end) => end?.());
  }, [isOpen, total, search, run, locale]);
  return (
    <Button ref={button} shape={shape} className="sheet__submit" type="submit">
      {found === null ? label : countLabel(found)}
    </Button>
  );
}

/** Whether the form of a button has had the focus. */
function useIsUsed(button: RefObject<HTMLButtonElement | null>): boolean {
  const [isUsed, setIsUsed] = useState(false);
  useEffect(() => {
    const form = button.current?.form;
    const use = ({ target }: FocusEvent) => target !== button.current && setIsUsed(true);
    form?.addEventListener('focusin', use);
    return () => form?.removeEventListener('focusin', use);
  }, [button]);
  return isUsed;
}
