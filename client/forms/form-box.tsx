import { type MessageKey, useMessages } from '../intl/use-messages.ts';
import { usePathTo } from '../locale.tsx';
import { errorAttributes, FieldError } from './field-error.tsx';

interface FormBoxProps {
  name: string;
  id: string;
  isTicked: boolean;
  error: string | undefined;
  label: MessageKey;
  onTick(isTicked: boolean, box: HTMLInputElement): void;
}

/**
 * A checkbox. The privacy checkbox links to the privacy notice, and its label is highlighted while it is
 * required but not ticked.
 */
export function FormBox({ name, id, isTicked, error, label, onTick }: FormBoxProps) {
  const t = useMessages();
  const pathTo = usePathTo();
  const isConsent = name === 'privacyConsent';
  return (
    <div className={error ? 'form-box form-box--error' : 'form-box'}>
      <input
        id={id}
        type="checkbox"
        name={name}
        defaultChecked={isTicked}
        required={isConsent}
        {...errorAttributes(id, error)}
        onChange={({ currentTarget }) => onTick(currentTarget.checked, currentTarget)}
      />
      <label htmlFor={id}>
        {t(label)} {!isConsent && <span className="hint">{t('forms.optional')}</span>}
      </label>
      {isConsent && (
        <a href={pathTo('privacy')} target="_blank" rel="noopener">
          {t('forms.box.read')}
        </a>
      )}
      <FieldError id={id} error={error} />
    </div>
  );
}
