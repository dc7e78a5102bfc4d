import type { PublicSettings } from '../../graphql/settings/ports.ts';
import { TOOL_NAMES } from '../../shared/analytics.ts';
import { DEFAULT_RULES, overrideRules } from '../../shared/appointments/viewing-rules.ts';
import type { Locale } from '../../shared/locales.ts';
import { findProvider } from '../features/human/providers.ts';
import { sendsLeads } from '../features/import/connections/connection-settings.ts';
import { mapPartners } from '../features/map/map-settings.ts';
import type { Settings } from './settings.ts';

/** The settings of the agency that are public. */
export function publicSettings(
  { agency, leadsMonths, human, maps, mediaStore, publicUrl }: Settings,
  siteFolder: { current(): { languages: readonly Locale[] } },
): PublicSettings {
  const {
    name,
    phone,
    email,
    companyNumber,
    street,
    postalCodeAndCity,
    pageSize,
    mortgage,
    hiddenStatusIds,
    incompleteAdverts,
  } = agency;
  return {
    agencyName: name,
    phone,
    email,
    company: { number: companyNumber, street, postalCodeAndCity },
    professionalBody: professionalBodyOf(agency),
    publicUrl,
    get locales() {
      return siteFolder.current().languages;
    },
    pageSize,
    hiddenStatusIds,
    mortgage,
    marksIncomplete: incompleteAdverts === 'mark',
    viewings: overrideRules(DEFAULT_RULES, agency.viewings),
    socialLinks: agency.social,
    privacy: {
      leadsMonths,
      analytics: agency.analytics ? TOOL_NAMES[agency.analytics.tool] : null,
      humanService: human ? findProvider(human.verifyUrl).name : null,
      ...mapPartners(maps),
      mediaHost: otherHost(mediaStore?.publicUrl, publicUrl),
      hasCrm:
        agency.leadWebhooks.length > 0 ||
        agency.leadMails.length > 0 ||
        agency.feeds.some(({ connection }) => connection && sendsLeads(connection)),
    },
  };
}

/** The host of an address, unless it is missing or belongs to the site. */
function otherHost(address: string | undefined, publicUrl: string): string | null {
  const host = address ? new URL(address).host : null;
  return host === new URL(publicUrl).host ? null : host;
}

function professionalBodyOf({
  bivNumber,
  cibNumber,
  insurer,
  policyNumber,
  royalDecreeDate,
  professionalTitles,
  thirdPartyAccount,
}: Settings['agency']): PublicSettings['professionalBody'] {
  const titles = professionalTitles.map((title) => title.toUpperCase() as Uppercase<typeof title>);
  return {
    bivNumber,
    cibNumber,
    insurer,
    policyNumber,
    royalDecreeDate,
    titles,
    thirdPartyAccount: thirdPartyAccount ?? null,
  };
}
