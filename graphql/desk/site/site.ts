/** What employees write for the site beside news: notice, opening hours, texts and redirects. */
import { MAX_TEXT_SEARCH } from '../../../shared/desk/site.ts';
import { parseId } from '../../parse-id.ts';
import { change, rejectedBy } from '../change.ts';
import type { MutationResolvers, QueryResolvers } from '../generated/resolvers.ts';
import { NOT_YOURS } from '../scope.ts';
import { changeOf, MAX_SUBJECT } from './site-change.ts';

const siteFaults: QueryResolvers['siteFaults'] = (_, _args, { desk }) => [...desk.site.faults()];

const deskNotice: QueryResolvers['deskNotice'] = (_, _args, { desk }) => desk.site.notice.find();

const deskOpeningHours: QueryResolvers['deskOpeningHours'] = (_, _args, { desk, employee }) => {
  if (employee.role === 'MANAGER') return desk.site.openingHours.list(null);
  return employee.officeId === null ? [] : desk.site.openingHours.list(employee.officeId);
};

const siteTexts: QueryResolvers['siteTexts'] = (_, { locale, words }, { desk }) =>
  desk.site.texts.find(locale, (words ?? '').slice(0, MAX_TEXT_SEARCH));

const siteRedirects: QueryResolvers['siteRedirects'] = (_, _args, { desk }) => desk.site.redirects.list();

const saveNotice: MutationResolvers['saveNotice'] = (_, { notice, version }, context) => {
  const { texts, link = null, from = null, until = null } = notice ?? { texts: [] };
  const write = context.desk.site.notice.save(
    notice ? { texts, link, from, until } : null,
    changeOf(version, context),
  );
  return change({ action: 'saveNotice', subject: null }, write, context);
};

const saveOpeningHours: MutationResolvers['saveOpeningHours'] = (
  _,
  { id = null, hours, version },
  context,
) => {
  const { desk, employee, locale } = context;
  const officeId = id === null ? null : parseId(id);
  const isUnknown = id !== null && officeId === null;
  const isOwn = employee.role === 'MANAGER' || (officeId !== null && officeId === employee.officeId);
  if (isUnknown || !isOwn) return rejectedBy(NOT_YOURS, locale);
  const { openingHours = null, closedDays } = hours;
  const write = desk.site.openingHours.save(
    officeId,
    { openingHours, closedDays },
    changeOf(version, context),
  );
  return change({ action: 'saveOpeningHours', subject: id === null ? null : String(id) }, write, context);
};

const saveSiteText: MutationResolvers['saveSiteText'] = (
  _,
  { locale, key, text = null, version },
  context,
) => {
  const write = context.desk.site.texts.save(locale, { key, text }, changeOf(version, context));
  return change(
    { action: 'saveSiteText', subject: `${locale} ${key}`.slice(0, MAX_SUBJECT) },
    write,
    context,
  );
};

const saveRedirect: MutationResolvers['saveRedirect'] = (_, { from, to = null, version }, context) => {
  const write = context.desk.site.redirects.save({ from, to }, changeOf(version, context));
  return change({ action: 'saveRedirect', subject: from.slice(0, MAX_SUBJECT) }, write, context);
};

export const siteResolvers = {
  Query: {
    siteFaults,
    deskNotice,
    deskOpeningHours,
    siteTexts,
    siteRedirects,
  },
  Mutation: {
    saveNotice,
    saveOpeningHours,
    saveSiteText,
    saveRedirect,
  },
};
