import { useMessages } from '../intl/use-messages.ts';
import { usePath } from '../locale.tsx';
import { FieldError, tiedTo } from './field-error.tsx';
import type { FormBoxName } from './form-definition.ts';

interface FormBoxProps {
  name: FormBoxName;
  id: string;
  isTicked: boolean;
  error: string | undefined;
  onTick(isTicked: boolean, box: HTMLInputElement): void;
}

/** A box to tick; that of the privacy statement leads to it, and its label is marked while it is missed. */
export function FormBox({ name, id, isTicked, error, onTick }: FormBoxProps) {
  const t = useMessages();
  const pathTo = usePath();
  return (
    <div className={error ? 'form-box form-box--error' : 'form-box'}>
      <input
        id={id}
        type="checkbox"
        name={name}
        defaultChecked={isTicked}
        required={name === 'privacyConsent'}
        {...tiedTo(id, error)}
        onChange={({ currentTarget }) => onTick(currentTarget.checked, currentTarget)}
      />
      <label htmlFor={id}>
        {t(`forms.box.${name}`)}{' '}
        {name === 'marketingOptIn' && <span className="hint">{t('forms.optional')}</span>}
      </label>
      {name === 'privacyConsent' && (
        <a href={pathTo('privacy')} target="_blank" rel="noopener">
          {t('forms.box.read')}
        </a>
      )}
      <FieldError id={id} error={error} />
    </div>
  );
}
