/** Submissions by which visitors join and leave a waiting list for an earlier viewing. */
import { waitingForm } from '../../shared/appointments/forms.ts';
import { parseForm } from '../../shared/submissions/parse-form.ts';
import { parsePhone } from '../../shared/submissions/phone.ts';
import { privacyEdition } from '../../shared/submissions/privacy-edition.ts';
import type { JoinWaitingListInput, LeaveWaitingListInput } from '../generated/resolvers.ts';
import type { Submission } from '../submissions/submission.ts';
import { findNamed, withFormerName } from './named-listing.ts';
import type { DoneResult, WaitingListRequest } from './ports.ts';

export const joinWaitingListSubmission: Submission<JoinWaitingListInput, WaitingListRequest, DoneResult> = {
  kind: 'WAITING',
  identity: withFormerName,
  limit: { name: 'WAITING', max: 10, seconds: 3600 },
  proof: 'human',
  async prepare(input, context) {
    const { ports } = context;
    const { form, faults } = parseForm(waitingForm(parsePhone), input);
    if (faults) return { faults };
    const place = await findNamed(input, context);
    if ('faults' in place) return place;
    const { privacyConsent, ...visitor } = form;
    const { locale, earlierThan = null } = input;
    const consentEdition = privacyEdition(ports.settings.privacy);
    return {
      content: {
        listingId: place.listingId,
        earlierThan,
        locale,
        visitor,
        consentEdition,
        partnerId: context.visitor.partner?.id ?? null,
        createdAt: ports.now(),
      },
    };
  },
  store: (request, { ports }) => ports.appointments.joinWaitingList(request),
};

export const leaveWaitingListSubmission: Submission<LeaveWaitingListInput, string, DoneResult> = {
  kind: 'STOP_WAITING',
  limit: { name: 'STOP_WAITING', max: 60, seconds: 3600 },
  proof: 'secret',
  prepare: async ({ token }) => ({ content: token }),
  store: (token, { ports }) => ports.appointments.leaveWaitingList(token, ports.now()),
};
