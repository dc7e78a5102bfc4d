import { useMessages } from '../intl/use-messages.ts';
import { useSite } from '../site.tsx';

const LABEL_ID = 'social-links';

/** Links to the agency's pages on social media; nothing without any. `me` says that both pages have the same owner. */
export function SocialLinks() {
  const t = useMessages();
  const { socialLinks } = useSite();
  if (!socialLinks) return null;
  return (
    <div className="footer__social">
      <p id={LABEL_ID}>{t('layout.social')}</p>
      <ul className="footer__links" aria-labelledby={LABEL_ID}>
        {socialLinks.map(({ label, url }) => (
          <li key={url}>
            <a href={url} rel="me noopener">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
