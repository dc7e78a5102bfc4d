import type { Settings } from '../settings.ts';
import { createFileStorage } from './file-storage.ts';
import type { MediaStorage } from './storage.ts';
import type { StoreClientParts } from './store/store-client.ts';
import { createStoreStorage } from './store/store-storage.ts';

/** The storage of the settings: an object store, or a folder. */
export function openStorage(
  { mediaStore, mediaFolder }: Pick<Settings, 'mediaStore' | 'mediaFolder'>,
  parts: Omit<StoreClientParts, 'store'> = {},
): MediaStorage {
  return mediaStore ? createStoreStorage({ ...parts, store: mediaStore }) : createFileStorage(mediaFolder);
}
