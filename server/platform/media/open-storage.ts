import { createFileStorage } from './file-storage.ts';
import type { StoreClientDependencies } from './object-store/store-client.ts';
import type { StoreSettings } from './object-store/store-settings.ts';
import { createStoreStorage } from './object-store/store-storage.ts';
import type { MediaStorage } from './storage.ts';

export interface StorageSettings {
  /** The object store; absent: files are in `mediaFolder`. */
  mediaStore?: StoreSettings;
  mediaFolder: string;
}

/** The storage of the settings: an object store, or a folder. */
export function openStorage(
  { mediaStore, mediaFolder }: StorageSettings,
  dependencies: Omit<StoreClientDependencies, 'store'> = {},
): MediaStorage {
  return mediaStore
    ? createStoreStorage({ ...dependencies, store: mediaStore })
    : createFileStorage(mediaFolder);
}
