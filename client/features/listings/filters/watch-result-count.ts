import { debounce } from '../../../../shared/debounce.ts';

const PAUSE_MS = 250;

/**
 * Calls `tell` with the number of results whenever the fields of a form change; null when counting failed.
 * Responses for older fields are ignored. A mutation observer catches fields that are added or removed without
 * an event. Returns a function that stops watching.
 */
export function watchResultCount(
  form: HTMLFormElement,
  count: (fields: URLSearchParams) => Promise<number>,
  report: (count: number | null) => void,
): () => void {
  let lastFields = fieldsOf(form).toString();
  const recount = debounce(async () => {
    const fields = fieldsOf(form);
    const currentFields = fields.toString();
    if (currentFields === lastFields) return;
    lastFields = currentFields;
    const found = await count(fields).catch(() => null);
    if (lastFields === currentFields) report(found);
  }, PAUSE_MS);
  const observer = new MutationObserver(() => recount());
  observer.observe(form, { childList: true, subtree: true });
  form.addEventListener('input', recount);
  return () => {
    recount.cancel();
    observer.disconnect();
    form.removeEventListener('input', recount);
  };
}

function fieldsOf(form: HTMLFormElement): URLSearchParams {
  return new URLSearchParams([...new FormData(form)] as [string, string][]);
}
