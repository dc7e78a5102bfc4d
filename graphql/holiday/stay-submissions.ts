/** Submissions by which visitors request and cancel stays, and the agency accepts or declines them. */
import { dayInBrussels } from '../../shared/days.ts';
import { answerForm, stayRequestForm } from '../../shared/holiday/forms.ts';
import { quoteStay, type StayErrorCode, type StayQuote } from '../../shared/holiday/stay.ts';
import { isOffered } from '../../shared/listings/vocabulary.ts';
import type { Fault, StayFault } from '../../shared/submissions/faults.ts';
import { parseForm } from '../../shared/submissions/parse-form.ts';
import { parsePhone } from '../../shared/submissions/phone.ts';
import { privacyEdition } from '../../shared/submissions/privacy-edition.ts';
import type { GraphContext } from '../context.ts';
import type { StayAnswerInput, StayCancelInput, StayRequestInput } from '../generated/resolvers.ts';
import { parseId } from '../parse-id.ts';
import { faultOf } from '../submissions/fault-of.ts';
import type { Submission } from '../submissions/submission.ts';
import type { RentalUnitRecord } from './ports.ts';
import type { StayAnswer, StayRequest } from './stay-ports.ts';

const HOUR = 3600;

const FAULTS: Record<StayErrorCode, StayFault> = {
  DEPARTURE_NOT_AFTER_ARRIVAL: 'departureNotAfterArrival',
  STAY_TOO_LONG: 'stayTooLong',
  ARRIVAL_IN_PAST: 'arrivalInPast',
  OUT_OF_SEASON: 'outOfSeason',
  ARRIVAL_DAY: 'arrivalDay',
  STAY_TOO_SHORT: 'stayTooShort',
  PERIOD_TAKEN: 'periodTaken',
  TOO_FEW_PERSONS: 'tooFewPersons',
  TOO_MANY_PERSONS: 'tooManyPersons',
};

export const stayRequestSubmission: Submission<StayRequestInput, StayRequest, { token: string }> = {
  // Stored idempotency keys have this and the following former names.
  kind: 'RESERVATION',
  limit: { name: 'RESERVATION', max: 10, seconds: HOUR },
  proof: 'human',
  async prepare(input, context) {
    const { form, faults } = parseForm(stayRequestForm(parsePhone), input);
    const unit = await findUnit(input.rentalUnitId, context);
    if (!unit) return faultOf('rentalUnitId', 'notFound');
    if (faults) return { faults };
    const quote = await quoteFor(unit, form, context);
    const wrong = [...faultsOf(quote), ...petFaults(unit, form.withPets), ...priceFaults(quote, input.total)];
    if (wrong.length > 0) return { faults: wrong };
    const { privacyConsent, ...fields } = form;
    const request = { ...fields, ...priceFields(quote), locale: input.locale };
    return { content: { ...request, ...unitFields(unit), ...senderFields(context) } };
  },
  store: (request, { ports }) => ports.stays.request(request),
};

interface Answering extends StayAnswer {
  token: string;
}

export const stayAnswerSubmission: Submission<StayAnswerInput, Answering, { isDone: true }> = {
  kind: 'RESERVATION_ANSWER',
  limit: { name: 'RESERVATION_ANSWER', max: 60, seconds: HOUR },
  proof: 'secret',
  async prepare(input, { ports }) {
    const { form, faults } = parseForm(answerForm(), input);
    if (faults) return { faults };
    const { token, isAccepted } = input;
    return { content: { token, isAccepted, note: form.message, answeredAt: ports.now() } };
  },
  store: ({ token, ...answer }, { ports }) => ports.stays.answer(token, answer),
};

export const stayCancelSubmission: Submission<StayCancelInput, string, { isDone: true }> = {
  kind: 'RESERVATION_CANCEL',
  limit: { name: 'RESERVATION_CANCEL', max: 30, seconds: HOUR },
  proof: 'secret',
  prepare: async ({ token }) => ({ content: token }),
  store: (token, { ports }) => {
    const now = ports.now();
    return ports.stays.cancel(token, { now, today: dayInBrussels(now) });
  },
};

/** Finds a unit that is on offer. */
async function findUnit(id: string | number, { loaders }: GraphContext): Promise<RentalUnitRecord | null> {
  const unitId = parseId(id);
  const unit = unitId === null ? null : await loaders.rentalUnit.load(unitId);
  return unit && isOffered(unit.status) ? unit : null;
}

const unitFields = ({ id: unitId, agentId, officeId }: RentalUnitRecord) => ({ unitId, agentId, officeId });

const senderFields = ({ ports, visitor }: GraphContext) => ({
  consentEdition: privacyEdition(ports.settings.privacy),
  partnerId: visitor.partner?.id ?? null,
  requestedAt: ports.now(),
});

function priceFields({ parts, totalCents }: StayQuote) {
  const storedLines = parts.map(({ from, until, nights, cents }) => ({ from, until, nights, cents }));
  return { parts: storedLines, totalCents: totalCents ?? 0 };
}

async function quoteFor(
  { id, persons: maxPersons }: RentalUnitRecord,
  stay: { from: string; until: string; persons: number },
  { ports, loaders }: GraphContext,
): Promise<StayQuote> {
  const [seasons, unavailable] = await Promise.all([
    loaders.seasonsOfUnit.load(id),
    loaders.unavailableOfUnit.load(id),
  ]);
  return quoteStay(stay, { persons: maxPersons, seasons, unavailable }, dayInBrussels(ports.now()));
}

/** The first error of each field. */
function faultsOf({ errors }: StayQuote): Fault[] {
  const byField = new Map<string, Fault>();
  for (const { field, code } of errors.toReversed()) byField.set(field, { field, fault: FAULTS[code] });
  return [...byField.values()].toReversed();
}

function petFaults({ allowsPets }: RentalUnitRecord, withPets: boolean): Fault[] {
  return withPets && !allowsPets ? [{ field: 'withPets', fault: 'noPets' }] : [];
}

/** Rejects a request when the price has changed since it was shown, because the stored price is binding. */
function priceFaults({ totalCents }: StayQuote, shown: number | null | undefined): Fault[] {
  if (totalCents === null || shown === null || shown === undefined) return [];
  return Math.round(shown * 100) === totalCents ? [] : [{ field: 'total', fault: 'priceChanged' }];
}
