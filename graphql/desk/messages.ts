/** Messages of visitors at the desk: who answers them, and how far that is. */
import { MAX_SEARCH, noteForm, searchedPhone, searchWords } from '../../shared/desk/messages.ts';
import { overdueBefore } from '../../shared/desk/overdue.ts';
import { parseForm } from '../../shared/submissions/parse-form.ts';
import { formatPhone } from '../../shared/submissions/phone.ts';
import { inputError } from '../errors.ts';
import { findListing } from '../listings/find-listing.ts';
import { change, rejectedBy } from './change.ts';
import type { DeskContext } from './context.ts';
import type {
  DeskMessageResolvers,
  MessageFilter,
  MessageStep,
  MutationResolvers,
  QueryResolvers,
} from './generated/resolvers.ts';
import type { DeskMessage as DeskMessageRecord, MessageState } from './message-ports.ts';
import { personOf } from './person.ts';
import type { Employee } from './ports.ts';
import { covers, NOT_YOURS, scopeOf } from './scope.ts';

const PAGE_SIZE = 50;
/** Lists end after 10,000 messages. */
const MAX_PAGE = 200;
const NO_SUCH_COLLEAGUE = [{ field: 'assignee', fault: 'noSuchColleague' }] as const;

const STATES: Record<MessageFilter, readonly MessageState[]> = {
  OPEN: ['NEW', 'ANSWERING'],
  NEW: ['NEW'],
  ANSWERING: ['ANSWERING'],
  DONE: ['DONE'],
};

/** The actions in the log. */
const ACTIONS: Record<MessageStep, string> = {
  TAKE: 'takeMessage',
  ASSIGN: 'assignMessage',
  FINISH: 'finishMessage',
  REOPEN: 'reopenMessage',
  NOTE: 'noteMessage',
};

const messages: QueryResolvers['messages'] = async (_, { state, isMine, search, page }, context) => {
  const { desk, scope, employee, ports } = context;
  if (page < 1 || page > MAX_PAGE) throw inputError('page', `must be from 1 to ${MAX_PAGE}`);
  if (search && search.length > MAX_SEARCH) throw inputError('search', 'is too long');
  const criteria = {
    states: STATES[state],
    assignee: isMine ? employee.email : null,
    words: searchWords(search),
    phone: searchedPhone(search),
    overdueBefore: overdueBefore(ports.now()),
  };
  const bounds = { limit: PAGE_SIZE + 1, offset: (page - 1) * PAGE_SIZE };
  const found = await desk.messages.list(scope, criteria, bounds);
  return { messages: found.slice(0, PAGE_SIZE), hasNext: found.length > PAGE_SIZE && page < MAX_PAGE };
};

const message: QueryResolvers['message'] = (_, { id }, { desk, scope }) => desk.messages.find(scope, id);

const messageCounts: QueryResolvers['messageCounts'] = (_, _args, { desk, scope, employee, ports }) =>
  desk.messages.count(scope, { assignee: employee.email, overdueBefore: overdueBefore(ports.now()) });

const changeMessage: MutationResolvers['changeMessage'] = async (_, { change: input }, context) => {
  const { desk, scope, employee, locale, ports } = context;
  const { id, version, step } = input;
  const { form, faults } = parseForm(noteForm(), { note: input.note ?? null });
  const found = await desk.messages.find(scope, id);
  if (!found || faults) return rejectedBy(faults ?? NOT_YOURS, locale);
  const assignee = step === 'ASSIGN' ? await findAssignee(input.assignee, found, context) : employee;
  if (!assignee) return rejectedBy(NO_SUCH_COLLEAGUE, locale);
  const by = { by: employee.email, at: ports.now(), assignee: assignee.email };
  const write = desk.messages.change(scope, { id, version, step, note: form.note, ...by });
  return change({ action: ACTIONS[step], subject: id }, write, context);
};

/** The employees who may see a message, by name. */
async function readersOf(record: DeskMessageRecord, { desk }: DeskContext): Promise<Employee[]> {
  const readers = (await desk.employees.list()).filter((employee) => covers(scopeOf(employee), record));
  return readers.sort((a, b) => a.name.localeCompare(b.name));
}

async function findAssignee(
  email: string | null | undefined,
  record: DeskMessageRecord,
  context: DeskContext,
): Promise<Employee | undefined> {
  return (await readersOf(record, context)).find((reader) => reader.email === email);
}

const DeskMessage: DeskMessageResolvers = {
  isOverdue: ({ state, receivedAt }, _, { ports }) =>
    state === 'NEW' && receivedAt < overdueBefore(ports.now()),
  visitorName: ({ firstName, name }) => [firstName, name].filter(Boolean).join(' '),
  phone: ({ phone }) => phone && formatPhone(phone),
  language: ({ locale }) => locale,
  listing: ({ listingId }, _, context) =>
    listingId === null ? null : findListing(listingId, context.locale, context),
  isAboutListing: ({ listingId }) => listingId !== null,
  valuation: ({ id, kind }, _, { desk }) => (kind === 'VALUATION' ? desk.messages.findValuation(id) : null),
  assigneeName: ({ assignee }, _, { desk }) => assignee && (desk.employees.nameOf(assignee) ?? assignee),
  isMine: ({ assignee }, _, { employee }) => assignee === employee.email,
  changedByName: ({ changedBy }, _, { desk }) => changedBy && (desk.employees.nameOf(changedBy) ?? changedBy),
  colleagues: async (record, _, context) =>
    (await readersOf(record, context)).filter(({ email }) => email !== context.employee.email),
  person: personOf,
  replyHref: (record, _, { desk, employee }) => desk.replyLink(record, employee),
};

export const messageResolvers = {
  Query: { messages, message, messageCounts },
  Mutation: { changeMessage },
  DeskMessage,
};
