/** Checks the object store before the site or an import starts. */
import { createStoreClient } from './store-client.ts';
import type { StoreSettings } from './store-settings.ts';
import type { StoreFault, StoreUnavailable } from './store-unavailable.ts';

/** A prefix that no key has, so that the list is empty. */
const NO_KEYS = 'check/';

/**
 * Lists nothing of the bucket. A store that does not answer is printed and may answer later.
 * @throws an error that names the wrong setting, when the bucket does not exist or the key is refused.
 */
export async function checkStore(
  store: StoreSettings | undefined,
  print: (message: string) => void,
): Promise<void> {
  if (!store) return;
  const query = { 'list-type': '2', 'max-keys': '1', prefix: NO_KEYS };
  const request = { operation: 'list', method: 'GET', query } as const;
  try {
    await createStoreClient({ store }).send(request, (response) => response.text());
  } catch (error) {
    const { fault, message } = error as StoreUnavailable;
    const name = `MEDIA_URL (${store.location})`;
    const sentences: Record<StoreFault, string> = {
      NO_BUCKET: `${name}: there is no bucket ${store.bucket}. Create it, or correct the name.`,
      REFUSED: `${name}: AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY or AWS_REGION is wrong, or the key may not list the bucket. ${message}`,
      UNREACHABLE: `${name} does not answer; pictures are unavailable until it does. ${message}`,
      FAILED: `${name} fails; pictures are unavailable until it works. ${message}`,
    };
    if (fault === 'NO_BUCKET' || fault === 'REFUSED') throw new Error(sentences[fault]);
    print(sentences[fault]);
  }
}
