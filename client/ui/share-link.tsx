import { useState } from 'react';
import { useMessages } from '../intl/use-messages.ts';

interface ShareLinkProps {
  url: string;
  label: string;
}

/** A URL to share: a field to copy from, and with JavaScript a copy button. */
export function ShareLink({ url, label }: ShareLinkProps) {
  const t = useMessages();
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(url).catch(() => {});
    setIsCopied(true);
  };
  return (
    <div className="share-link">
      <label>
        <span>{label}</span>
        <input
          className="input"
          type="text"
          readOnly
          value={url}
          onFocus={(event) => event.target.select()}
        />
      </label>
      <button type="button" className="button button--quiet needs-script" onClick={copy}>
        {t('share.copy')}
      </button>
      <span role="status">{isCopied && t('share.copied')}</span>
    </div>
  );
}
