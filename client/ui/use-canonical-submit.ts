import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';

/**
 * Sends a search form to its canonical address, without its empty fields, and leaves the page where it is.
 * `searchOf`: the query string, without `?`, of what was filled in.
 */
export function useCanonicalSubmit(searchOf: (fields: URLSearchParams) => string) {
  const navigate = useNavigate();
  return (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new URLSearchParams([...new FormData(event.currentTarget)] as [string, string][]);
    navigate(`?${searchOf(fields)}`, { preventScrollReset: true });
  };
}
