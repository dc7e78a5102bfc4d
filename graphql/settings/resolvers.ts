import { privacyEdition } from '../../shared/submissions/privacy-edition.ts';
import type { PrivacySettingsResolvers, QueryResolvers, SettingsResolvers } from '../generated/resolvers.ts';

const settings: QueryResolvers['settings'] = (_, __, { ports }) => ports.settings;

const Settings: SettingsResolvers = {
  locales: ({ locales }) => [...locales],
  hiddenStatusIds: ({ hiddenStatusIds }) => [...hiddenStatusIds],
  socialLinks: ({ socialLinks }) => [...socialLinks],
};

const PrivacySettings: PrivacySettingsResolvers = {
  edition: (facts) => privacyEdition(facts),
};

export const settingsResolvers = { Query: { settings }, Settings, PrivacySettings };
