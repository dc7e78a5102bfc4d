import { useState } from 'react';
import { useMessages } from '../intl/use-messages.ts';
import { Button } from './button/button.tsx';

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
      <Button type="button" look="quiet" className="needs-script" onClick={copy}>
        {t('share.copy')}
      </Button>
      <span role="status">{isCopied && t('share.copied')}</span>
    </div>
  );
}
