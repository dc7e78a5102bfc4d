import { FormattedMessage, useIntl } from 'react-intl';
import { OPENSTREETMAP_COPYRIGHT } from '../../../shared/geography/street-map.ts';
import type { Locale } from '../../../shared/locales.ts';
import { useResult } from '../../data/results.ts';
import { formatDay } from '../../intl/format-day.ts';
import { type MessageKey, useMessages } from '../../intl/use-messages.ts';
import { useLocale, usePathTo } from '../../locale.tsx';
import type { PageModule } from '../../page.ts';
import { useSite } from '../../site.tsx';
import { AgencyAddress } from './agency-address.tsx';
import { LegalDocument, type LegalQuery } from './generated/legal.generated.ts';
import { createLegalLoader, LegalArticle, type LegalSection } from './legal-page.tsx';

export const termsPage: PageModule = {
  documents: [LegalDocument],
  createLoader: createLegalLoader('TERMS'),
  Component: TermsPage,
};

/** The supervisory body's website, under its Dutch or French name. */
const SITES: Record<Locale, string> = {
  nl: 'https://www.biv.be',
  fr: 'https://www.ipi.be',
  en: 'https://www.biv.be',
  de: 'https://www.biv.be',
};

/** The code of conduct of the profession. */
const CODES: Record<Locale, string> = {
  nl: 'https://www.biv.be/plichtenleer',
  fr: 'https://www.ipi.be/lagent-immobilier/la-deontologie-de-lagent-immobilier',
  en: 'https://www.biv.be/plichtenleer',
  de: 'https://www.ipi.be/lagent-immobilier/la-deontologie-de-lagent-immobilier',
};

/** The publisher of the site, its supervision, the legal nature of its offers, and the sources of its data. */
function TermsPage() {
  const t = useMessages();
  const pathTo = usePathTo();
  const { settings, legalAdditions } = useResult(LegalDocument, { legalPage: 'TERMS', locale: useLocale() });
  const section = (id: string, content: LegalSection['content']): LegalSection => ({
    id,
    title: t(`legal.terms.${id}.title` as MessageKey),
    content,
  });
  const sections = [
    section(
      'agency',
      <>
        <p>{t('legal.terms.agency.text', { agency: settings.agencyName })}</p>
        <AgencyAddress settings={settings} />
      </>,
    ),
    section('profession', <Profession settings={settings} />),
    section('offers', <p>{t('legal.terms.offers.text')}</p>),
    section('prices', <p>{t('legal.terms.prices.text')}</p>),
    section('accuracy', <p>{t('legal.terms.accuracy.text')}</p>),
    section('reuse', <p>{t('legal.terms.reuse.text', { agency: settings.agencyName })}</p>),
    section('data', <Attribution />),
    section(
      'privacy',
      <p>
        <a href={pathTo('privacy')}>{t('legal.terms.privacy.text')}</a>
      </p>,
    ),
    section('law', <p>{t('legal.terms.law.text', { email: settings.email })}</p>),
  ];
  return <LegalArticle name="terms" sections={sections} additions={legalAdditions} />;
}

/** The disclosures required of a Belgian estate agent. */
function Profession({ settings }: Pick<LegalQuery, 'settings'>) {
  const t = useMessages();
  const intl = useIntl();
  const { bivNumber, cibNumber, insurer, policyNumber, royalDecreeDate } = settings.professionalBody;
  const { titles, thirdPartyAccount: account } = settings.professionalBody;
  const locale = useLocale();
  const site = SITES[locale];
  const named = intl.formatList(titles.map((title) => t(`legal.terms.profession.${title}`)));
  const date = formatDay(intl, royalDecreeDate, { dateStyle: 'long' });
  return (
    <>
      <p>
        {t('legal.terms.profession.text', { agency: settings.agencyName, titles: named, biv: bivNumber })}
      </p>
      <address className="legal__address">
        <strong>{t('legal.terms.profession.body')}</strong>
        <span>{t('legal.terms.profession.address')}</span>
        <a href={site}>{new URL(site).host}</a>
      </address>
      <p>
        <FormattedMessage
          id="legal.terms.profession.ethics"
          values={{ date, code: <a href={CODES[locale]}>{t('legal.terms.profession.code')}</a> }}
        />
      </p>
      {cibNumber && <p>{t('legal.terms.profession.cib', { number: cibNumber })}</p>}
      <p>{t('legal.terms.profession.insurance', { insurer, policyNumber })}</p>
      {account && <p>{t('legal.terms.profession.account', { account })}</p>}
    </>
  );
}

function Attribution() {
  const { streets } = useSite().maps ?? {};
  return (
    <>
      <p>
        <FormattedMessage
          id="legal.terms.data.text"
          values={{
            source: <a href="https://www.geonames.org/">GeoNames</a>,
            licence: <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>,
            map: (
              <a href="https://github.com/bmesuere/belgium-topojson">
                Belgium map: B. Mesuere, A. Hoefkens (CC0, MIT)
              </a>
            ),
            world: <a href="https://www.naturalearthdata.com/">Natural Earth</a>,
          }}
        />
      </p>
      {streets && <StreetAttribution />}
    </>
  );
}

function StreetAttribution() {
  return (
    <p>
      <FormattedMessage
        id="legal.terms.data.streets"
        values={{
          streets: <a href={OPENSTREETMAP_COPYRIGHT}>OpenStreetMap</a>,
          licence: <a href="https://opendatacommons.org/licenses/odbl/">ODbL</a>,
        }}
      />
    </p>
  );
}
