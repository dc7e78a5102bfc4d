/** Photos that a visitor sends with a form. The page receives the files; the API gets a secret for each. */
export const MAX_PHOTOS = 8;
export const MAX_PHOTO_BYTES = 10 * 1024 * 1024;
/** The name of the form's file input, and of the field with the secrets. */
export const PHOTO_INPUT = 'photo';
export const PHOTO_SECRETS = 'photos';
/** Systems that have a photo in another format, such as HEIC, then send it as JPEG. */
export const PHOTO_TYPES = 'image/jpeg,image/png,image/webp,image/avif';

const SECRET = /^[\w-]{43}$/;

export const isPhotoSecret = (text: string): boolean => SECRET.test(text);

/** The secrets of a form's field, separated by commas; one too many shows that there were more. */
export function readPhotoSecrets(field: string): string[] {
  return field === '' ? [] : field.split(',').slice(0, MAX_PHOTOS + 1);
}
