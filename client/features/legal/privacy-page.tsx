import { FormattedMessage } from 'react-intl';
import { ANALYTICS_SECTION, TOOL_NAMES } from '../../../shared/analytics.ts';
import type { Locale } from '../../../shared/locales.ts';
import { useResult } from '../../data/results.ts';
import { type MessageKey, type Translate, useMessages } from '../../intl/use-messages.ts';
import { useLocale } from '../../locale.tsx';
import type { PageModule } from '../../page.ts';
import { type Site, useSite } from '../../site.tsx';
import { AgencyAddress } from './agency-address.tsx';
import { AnalyticsSection } from './analytics-section.tsx';
import { LegalDocument, type LegalQuery } from './generated/legal.generated.ts';
import { createLegalLoader, LegalArticle, type LegalSection } from './legal-page.tsx';

export const privacyPage: PageModule = {
  documents: [LegalDocument],
  createLoader: createLegalLoader('PRIVACY'),
  Component: PrivacyPage,
};

/** The data protection authority's website, by language. */
const AUTHORITY: Record<Locale, string> = {
  nl: 'https://www.gegevensbeschermingsautoriteit.be',
  fr: 'https://www.autoriteprotectiondonnees.be',
  en: 'https://www.dataprotectionauthority.be',
  de: 'https://www.dataprotectionauthority.be',
};

/**
 * The names of cookies and storage items in the visitor's browser: `map` where visitors may choose Google Maps,
 * `analytics` where visits are counted.
 */
const STORED_IN_BROWSER = [
  'locale',
  'favorites',
  'search',
  'place',
  'tab',
  'map',
  'offline',
  'analytics',
] as const;
/** How many of them are cookies. */
const COOKIES = 2;
const RIGHTS = ['access', 'rectification', 'erasure', 'objection'] as const;

/** The privacy notice: how site and agency process personal data. It must match what the software does. */
function PrivacyPage() {
  const t = useMessages();
  const { settings, legalAdditions } = useResult(LegalDocument, {
    legalPage: 'PRIVACY',
    locale: useLocale(),
  });
  const { agencyName, email } = settings;
  const { analytics } = useSite();
  const privacy: Privacy = { ...settings.privacy, tool: analytics && TOOL_NAMES[analytics.tool] };
  const { leadsMonths: months, edition } = privacy;
  const text = (id: string, content: LegalSection['content']): LegalSection => ({
    id,
    title: t(`legal.privacy.${id}.title` as MessageKey),
    content,
  });
  const sections = [
    text(
      'responsible',
      <>
        <p>{t('legal.privacy.responsible.text', { agency: agencyName })}</p>
        <AgencyAddress settings={settings} />
      </>,
    ),
    text('browser', <InBrowser googleMaps={privacy.googleMaps} />),
    text(
      'server',
      <>
        <p>{t('legal.privacy.server.text')}</p>
        <p>{t('legal.privacy.server.views')}</p>
        <p>{t('legal.privacy.server.address')}</p>
      </>,
    ),
    { id: 'others', title: t(othersTitle(privacy)), content: <Others {...privacy} /> },
    ...analyticsSections(analytics, t),
    text(
      'contact',
      <>
        <p>{t('legal.privacy.contact.text')}</p>
        <p>{t('legal.privacy.contact.forms')}</p>
        <p>{t('legal.privacy.contact.viewings')}</p>
        <p>{t('legal.privacy.contact.valuations')}</p>
        <p>{t('legal.privacy.contact.stays')}</p>
        <p>{t('legal.privacy.contact.subscriptions')}</p>
        <p>{t('legal.privacy.contact.edition', { edition })}</p>
        <p>{t('legal.privacy.contact.ground')}</p>
      </>,
    ),
    text('retention', <p>{t('legal.privacy.retention.text', { months })}</p>),
    text(
      'recipients',
      <>
        <p>{t('legal.privacy.recipients.text')}</p>
        {privacy.hasCrm && <p>{t('legal.privacy.recipients.crm')}</p>}
      </>,
    ),
    text('rights', <Rights email={email} />),
    text('complaint', <Complaint />),
  ];
  return <LegalArticle name="privacy" sections={sections} additions={legalAdditions} />;
}

/** None when visits are not counted. */
function analyticsSections(analytics: Site['analytics'], t: Translate): LegalSection[] {
  if (!analytics) return [];
  const content = <AnalyticsSection analytics={analytics} />;
  return [{ id: ANALYTICS_SECTION, title: t('analytics.title'), content }];
}

type Privacy = LegalQuery['settings']['privacy'] & {
  /** The name of the tool that counts visits. */
  tool?: string | undefined;
};

const hasOthers = ({ humanService, googleMaps, tilesHost, mediaHost, tool }: Privacy) =>
  Boolean(humanService || googleMaps || tilesHost || mediaHost || tool);

function othersTitle(privacy: Privacy) {
  if (privacy.tool) return 'legal.privacy.others.titleWithAnalytics';
  return hasOthers(privacy) ? 'legal.privacy.others.titleWithService' : 'legal.privacy.others.title';
}

/** What visitors see that always comes from the site itself. */
function introduction({ googleMaps, tilesHost, mediaHost, tool }: Privacy) {
  if (tool) return 'legal.privacy.others.textWithAnalytics';
  if (mediaHost) return 'legal.privacy.others.textWithPictures';
  return googleMaps || tilesHost ? 'legal.privacy.others.textWithMaps' : 'legal.privacy.others.text';
}

/** The third-party servers that the visitor's browser contacts, and when. */
function Others(privacy: Privacy) {
  const t = useMessages();
  const { humanService: service, googleMaps, tilesHost, mediaHost, tool } = privacy;
  return (
    <>
      <p>{t(introduction(privacy))}</p>
      <p>{t(hasOthers(privacy) ? 'legal.privacy.others.some' : 'legal.privacy.others.nobody')}</p>
      {service && <p>{t('legal.privacy.others.service', { service })}</p>}
      {tool && <p>{t('legal.privacy.others.analytics', { tool })}</p>}
      {googleMaps && <p>{t('legal.privacy.others.google')}</p>}
      {tilesHost && <p>{t('legal.privacy.others.tiles', { host: tilesHost })}</p>}
      {mediaHost && <p>{t('legal.privacy.others.pictures', { host: mediaHost })}</p>}
    </>
  );
}

function InBrowser({ googleMaps }: Pick<Privacy, 'googleMaps'>) {
  const t = useMessages();
  const { offline, analytics } = useSite();
  const hasItem = { map: googleMaps, offline, analytics: analytics !== undefined };
  const stored = STORED_IN_BROWSER.filter(
    (name) => !(name in hasItem) || hasItem[name as keyof typeof hasItem],
  );
  return (
    <>
      <p>{t('legal.privacy.browser.text', { kept: stored.length - COOKIES })}</p>
      <dl className="legal__list">
        {stored.map((name) => (
          <div key={name}>
            <dt>{t(`legal.privacy.browser.${name}.name`)}</dt>
            <dd>{t(`legal.privacy.browser.${name}.text`)}</dd>
          </div>
        ))}
      </dl>
      <p>{t('legal.privacy.browser.remove')}</p>
    </>
  );
}

function Rights({ email }: { email: string }) {
  const t = useMessages();
  return (
    <>
      <p>{t('legal.privacy.rights.text')}</p>
      <ul className="legal__bullets">
        {RIGHTS.map((right) => (
          <li key={right}>{t(`legal.privacy.rights.${right}`)}</li>
        ))}
      </ul>
      <p>
        <FormattedMessage
          id="legal.privacy.rights.how"
          values={{ email: <a href={`mailto:${email}`}>{email}</a> }}
        />
      </p>
      <p>{t('legal.privacy.rights.link')}</p>
    </>
  );
}

function Complaint() {
  const t = useMessages();
  const authority = AUTHORITY[useLocale()];
  return (
    <>
      <p>{t('legal.privacy.complaint.text')}</p>
      <address className="legal__address">
        <strong>{t('legal.privacy.complaint.authority')}</strong>
        <span>{t('legal.privacy.complaint.address')}</span>
        <a href={authority}>{new URL(authority).host}</a>
      </address>
    </>
  );
}
