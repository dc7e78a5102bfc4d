import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';

/**
 * Returns a submit handler that navigates to a search form's canonical URL, without empty fields, and keeps the
 * scroll position. `searchOf` returns the query string, without `?`, of the fields.
 */
export function useCanonicalSubmit(searchOf: (fields: URLSearchParams) => string) {
  const navigate = useNavigate();
  return (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new URLSearchParams([...new FormData(event.currentTarget)] as [string, string][]);
    navigate(`?${searchOf(fields)}`, { preventScrollReset: true });
  };
}
