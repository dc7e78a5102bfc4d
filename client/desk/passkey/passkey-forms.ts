/** Forms whose field `response` is what a passkey answers to a challenge of the server. */
import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser';

type CreationOptions = Parameters<typeof startRegistration>[0]['optionsJSON'];
type RequestOptions = Parameters<typeof startAuthentication>[0]['optionsJSON'];

/** Shows the forms marked `data-passkey`, in browsers that know passkeys. */
export function enablePasskeyForms(): void {
  if (!browserSupportsWebAuthn()) return;
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-passkey]')) {
    form.hidden = false;
    form.addEventListener('submit', (event) => {
      if (answerOf(form).value !== '') return;
      event.preventDefault();
      void answerAndSend(form);
    });
  }
}

/** Sends the form with an answer. The employee can also cancel, or have no passkey: then a sentence appears. */
async function answerAndSend(form: HTMLFormElement): Promise<void> {
  const failure = form.querySelector<HTMLElement>('[data-failure]');
  failure?.setAttribute('hidden', '');
  try {
    answerOf(form).value = JSON.stringify(await askPasskey(form));
    form.requestSubmit();
  } catch {
    failure?.removeAttribute('hidden');
  }
}

async function askPasskey({ dataset }: HTMLFormElement): Promise<object> {
  const response = await fetch(String(dataset.options), { method: 'POST', body: new URLSearchParams() });
  if (!response.ok) throw new Error('no challenge');
  const options: unknown = await response.json();
  return dataset.passkey === 'create'
    ? startRegistration({ optionsJSON: options as CreationOptions })
    : startAuthentication({ optionsJSON: options as RequestOptions });
}

function answerOf(form: HTMLFormElement): HTMLInputElement {
  return form.elements.namedItem('response') as HTMLInputElement;
}
