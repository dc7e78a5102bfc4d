import { type ChangeEvent, useState } from 'react';
import {
  isPhotoSecret,
  MAX_PHOTO_BYTES,
  MAX_PHOTOS,
  PHOTO_INPUT,
  PHOTO_SECRETS,
  PHOTO_TYPES,
  readPhotoSecrets,
} from '../../../../shared/leads/photos.ts';
import { FieldError } from '../../../forms/field-error.tsx';
import type { CustomField } from '../../../forms/visitor-form.tsx';
import { useMessages } from '../../../intl/use-messages.ts';

const MEGABYTE = 1024 * 1024;

/** Photos that the visitor chooses, and the number of those that the site has already received. */
export function PhotoField({ id, value, error: received }: Pick<CustomField, 'id' | 'value' | 'error'>) {
  const t = useMessages();
  const [found, setFound] = useState<string | null>(null);
  const kept = readPhotoSecrets(value).filter(isPhotoSecret);
  const check = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])];
    const isTooLarge = files.some(({ size }) => size > MAX_PHOTO_BYTES);
    if (isTooLarge) return setFound(t('forms.fault.photoTooLarge'));
    setFound(files.length + kept.length > MAX_PHOTOS ? t('forms.fault.tooManyPhotos') : '');
  };
  const error = (found ?? received) || undefined;
  const hintId = `${id}-hint`;
  return (
    <div className="field">
      <label htmlFor={id}>
        {t('sell.field.photos')} <span className="hint">{t('forms.optional')}</span>
      </label>
      <input type="hidden" name={PHOTO_SECRETS} value={kept.join()} />
      {kept.length > 0 && <p>{t('sell.photosKept', { count: kept.length })}</p>}
      <span className="hint" id={hintId}>
        {t('sell.photosHint', { count: MAX_PHOTOS, megabytes: MAX_PHOTO_BYTES / MEGABYTE })}
      </span>
      <input
        id={id}
        type="file"
        name={PHOTO_INPUT}
        accept={PHOTO_TYPES}
        multiple
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${hintId} ${id}-error` : hintId}
        onChange={check}
      />
      <FieldError id={id} error={error} />
    </div>
  );
}
