import type { QueryResolvers, SettingsResolvers } from '../generated/resolvers.ts';

const settings: QueryResolvers['settings'] = (_, __, { ports }) => ports.settings;

const Settings: SettingsResolvers = {
  locales: ({ locales }) => [...locales],
};

export const settingsResolvers = { Query: { settings }, Settings };
