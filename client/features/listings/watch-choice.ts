import { debounce } from '../../../shared/debounce.ts';

const PAUSE_MS = 250;

/**
 * Tells how many would be found whenever the fields of a form have changed; null: nobody knows. The latest answer wins.
 * Some fields come and go without an event: their elements are watched. Answers how to stop.
 */
export function watchChoice(
  form: HTMLFormElement,
  count: (fields: URLSearchParams) => Promise<number>,
  tell: (count: number | null) => void,
): () => void {
  let known = fieldsOf(form).toString();
  const ask = debounce(async () => {
    const fields = fieldsOf(form);
    const asked = fields.toString();
    if (asked === known) return;
    known = asked;
    const answer = await count(fields).catch(() => null);
    if (known === asked) tell(answer);
  }, PAUSE_MS);
  const observer = new MutationObserver(() => ask());
  observer.observe(form, { childList: true, subtree: true });
  form.addEventListener('input', ask);
  return () => {
    ask.cancel();
    observer.disconnect();
    form.removeEventListener('input', ask);
  };
}

function fieldsOf(form: HTMLFormElement): URLSearchParams {
  return new URLSearchParams([...new FormData(form)] as [string, string][]);
}
