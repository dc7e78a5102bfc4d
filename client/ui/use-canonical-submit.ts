import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';

/**
 * Returns a submit handler that navigates to a search form's canonical URL, without empty fields, and keeps the
 * scroll position. `searchOf` returns the query string, without `?`, of the fields. Without `path` the
 * current page shows the results.
 */
export function useCanonicalSubmit(searchOf: (fields: URLSearchParams) => string, path = '') {
  const navigate = useNavigate();
  return (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new URLSearchParams([...new FormData(event.currentTarget)] as [string, string][]);
    navigate(`${path}?${searchOf(fields)}`, { preventScrollReset: true });
  };
}
