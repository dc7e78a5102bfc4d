/** Pictures and documents of a site folder, which are stored like those of homes. */
import { hash } from 'node:crypto';
import type { PictureFile } from '../../../../graphql/pictures/parents.ts';
import type { createAddedPictures } from '../../../platform/media/add-pictures.ts';
import type { Faults } from '../faults.ts';
import type { FolderFiles } from './folder-files.ts';
import type { ListedFile } from './list-files.ts';
import { readBytes } from './read-file.ts';

const MAX_PICTURE_BYTES = 25_000_000;
const MAX_DOCUMENT_BYTES = 20_000_000;

export type MediaStore = Pick<ReturnType<typeof createAddedPictures>, 'addPicture' | 'addDocument'>;

/** Stores the files of one site folder. A file that did not change is not processed again. */
export function createFolderMedia(media: MediaStore) {
  const pictures = new Map<string, PictureFile>();
  const documents = new Map<string, string>();
  const keyOf = ({ name, stamp }: ListedFile) => `${name} ${stamp}`;
  return {
    /** Null when there is no such picture, or when it cannot be shown, which is reported. */
    async picture(name: string, files: FolderFiles, faults: Faults): Promise<PictureFile | null> {
      const file = files.find(name);
      if (!file) return null;
      const known = pictures.get(keyOf(file));
      if (known) return known;
      const bytes = await readBytes(file, MAX_PICTURE_BYTES, faults);
      if (!bytes) return null;
      const added = await media.addPicture(bytes);
      if (added.fault) {
        faults.add(name, added.fault.reason);
        return null;
      }
      pictures.set(keyOf(file), added.value);
      return added.value;
    },
    /** Returns the hash of a PDF file; null when there is none, or when it is none, which is reported. */
    async document(name: string, files: FolderFiles, faults: Faults): Promise<string | null> {
      const file = files.find(name);
      if (!file) return null;
      const known = documents.get(keyOf(file));
      if (known) return known;
      const bytes = await readBytes(file, MAX_DOCUMENT_BYTES, faults);
      if (!bytes) return null;
      if (!bytes.subarray(0, 1024).includes('%PDF-')) {
        faults.add(name, 'is no PDF file');
        return null;
      }
      const digest = await media.addDocument(bytes);
      documents.set(keyOf(file), digest);
      return digest;
    },
  };
}
export type FolderMedia = ReturnType<typeof createFolderMedia>;

/** The path under which the site serves a file. */
export function servedPath(name: string, bytes: Buffer): string {
  const digest = hash('sha256', bytes, 'base64url').slice(0, 12);
  return `/site/${digest}/${name.slice(name.lastIndexOf('/') + 1)}`;
}
