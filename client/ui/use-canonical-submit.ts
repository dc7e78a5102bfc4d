import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { joinQuery } from '../../shared/join-query.ts';

/**
 * Returns a submit handler that navigates to a search form's canonical URL, without empty fields, and keeps the
 * scroll position. `searchOf` returns the query string, without `?`, of the fields. Without `path` the
 * current page shows the results. A button with `formaction` leads to its own page, with its value in the URL.
 */
export function useCanonicalSubmit(searchOf: (fields: URLSearchParams) => string, path = '') {
  const navigate = useNavigate();
  return (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new URLSearchParams([...new FormData(event.currentTarget)] as [string, string][]);
    const { submitter } = event.nativeEvent as SubmitEvent;
    const target = submitter?.getAttribute('formaction');
    if (!target || !(submitter instanceof HTMLButtonElement)) {
      navigate(`${path}?${searchOf(fields)}`, { preventScrollReset: true });
      return;
    }
    navigate(`${target}?${joinQuery({ [submitter.name]: submitter.value }, searchOf(fields))}`);
  };
}
