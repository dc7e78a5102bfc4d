import { useSyncExternalStore } from 'react';
import { type Analytics, setsCookies, TOOL_NAMES } from '../../../shared/analytics.ts';
import { countingState, subscribeChoice } from '../../analytics/choice.ts';
import { ChoiceButtons } from '../../analytics/choice-buttons.tsx';
import { useMessages } from '../../intl/use-messages.ts';

/** The cookies of a tool, with their messages. The dots stand for the id of the account. */
const COOKIES = {
  plausible: [],
  matomo: [
    ['_pk_id…', 'analytics.cookie.pkId'],
    ['_pk_ses…', 'analytics.cookie.pkSession'],
    ['_pk_ref…', 'analytics.cookie.pkReferrer'],
  ],
  ga4: [
    ['_ga', 'analytics.cookie.ga'],
    ['_ga_…', 'analytics.cookie.gaSession'],
  ],
} as const;

/** How visits are counted, and the visitor's choice. */
export function AnalyticsSection({ analytics }: { analytics: Analytics }) {
  const t = useMessages();
  const tool = TOOL_NAMES[analytics.tool];
  return (
    <>
      <p>{t('analytics.text', { tool })}</p>
      <p>{t('analytics.sent', { tool })}</p>
      <p>
        {analytics.tool === 'ga4'
          ? t('analytics.recipient.google')
          : t('analytics.recipient.host', { host: new URL(analytics.host).host })}
      </p>
      <p>{t('analytics.excluded')}</p>
      <Cookies analytics={analytics} />
      <p>{t(analytics.consent ? 'analytics.ground.consent' : 'analytics.ground.objection')}</p>
      <CurrentChoice analytics={analytics} />
    </>
  );
}

function Cookies({ analytics }: { analytics: Analytics }) {
  const t = useMessages();
  if (!setsCookies(analytics)) return <p>{t('analytics.cookies.none')}</p>;
  return (
    <>
      <p>{t('analytics.cookies.some')}</p>
      <dl className="legal__list">
        {COOKIES[analytics.tool].map(([name, message]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{t(message)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** Whether the visit counts, with buttons to change it. Nothing on the server: without JavaScript no visit counts. */
function CurrentChoice({ analytics }: { analytics: Analytics }) {
  const t = useMessages();
  const state = useSyncExternalStore(
    subscribeChoice,
    () => countingState(analytics),
    () => null,
  );
  if (!state) return null;
  if (state === 'objected') return <p>{t('analytics.state.objected')}</p>;
  const isAllowed = state === 'counted';
  return (
    <>
      <p role="status">{t(isAllowed ? 'analytics.state.counted' : 'analytics.state.notCounted')}</p>
      <ChoiceButtons isAllowed={state === 'asked' ? undefined : isAllowed} />
    </>
  );
}
