import './actions.css';
import { useMessages } from '../../../intl/use-messages.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { phoneHref, unbrokenPhone } from '../../../ui/phone-number.ts';
import { FormLink } from '../../leads/form-link.tsx';
import { ViewingLinks } from '../../listings/detail/viewing-links.tsx';
import { SubscribeLink } from '../../listings/subscribe-link.tsx';
import { usePriceText } from '../../listings/use-price.ts';
import { AgentName } from '../../offices/agent-name.tsx';
import type { EstateDetail } from './estate.ts';
import { ShareButtons } from './share-buttons.tsx';
import { similarSearchQuery } from './similar-search.ts';

/**
 * Price, heart and share buttons, viewing links, phone, question form, print button and agent, in a panel that stays in
 * view beside the text. On narrow screens it is a bar at the bottom of the window, without print button and agent.
 */
export function DetailActions({ estate, heading }: { estate: EstateDetail; heading: string }) {
  const t = useMessages();
  const priceText = usePriceText();
  const phone = estate.agent?.phone ?? estate.office.phone;
  return (
    <aside className="actions" aria-label={t('estates.detail.actions')}>
      <div className="actions__head">
        <p className="actions__price">{priceText(estate)}</p>
        <ShareButtons estate={estate} heading={heading} />
      </div>
      {estate.progress === 'ANNOUNCED' && (
        <SubscribeLink query={similarSearchQuery(estate)} label="estates.progress.subscribe" look="main" />
      )}
      <ViewingLinks listing={estate} shape="equal" />
      <ButtonLink look="quiet" shape="equal" className="actions__more" href={phoneHref(phone)}>
        <Icon name="phone" />
        <span>{t('estates.detail.call', { phone: unbrokenPhone(phone) })}</span>
      </ButtonLink>
      <FormLink form="info" listingId={estate.id} look="quiet" shape="equal" className="actions__more">
        <Icon name="mail" />
        <span>{t('estates.detail.ask')}</span>
      </FormLink>
      <button type="button" className="actions__print needs-script" onClick={() => window.print()}>
        <Icon name="printer" />
        {t('estates.detail.print')}
      </button>
      {estate.agent && (
        <p className="actions__agent">
          <AgentName agent={estate.agent} />
          {estate.agent.registration && (
            <span className="hint">{t('offices.registration', { number: estate.agent.registration })}</span>
          )}
        </p>
      )}
    </aside>
  );
}
