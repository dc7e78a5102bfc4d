import { Form, type LoaderFunctionArgs, useActionData, useLoaderData, useNavigation } from 'react-router';
import { useResult } from '../../data/results.ts';
import { askOf } from '../../data/run.ts';
import { useMessages } from '../../intl/use-messages.ts';
import { LayoutDocument } from '../../layout/layout.generated.ts';
import { useLocale, usePath } from '../../locale.tsx';
import type { PageModule } from '../../pages.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { AgencyLines } from './agency-lines.tsx';
import { createLeadAction, type LeadOutcome } from './lead-action.ts';
import { LeadForm } from './lead-form.tsx';
import { LeadSent } from './lead-sent.tsx';
import { HumanChallengeDocument, SendContactMessageDocument } from './leads.generated.ts';
import type { LoadedForm } from './loaded-form.ts';

export const contactPage: PageModule = {
  documents: [],
  createLoader: () => loadContact,
  createAction: createLeadAction({
    form: 'contact',
    document: SendContactMessageDocument,
    about: (_, form) => ({ officeId: String(form.get('officeId') ?? '') || null }),
  }),
  Component: ContactPage,
};

interface Loaded extends LoadedForm {
  /** The office that the address names. */
  officeId: string;
}

async function loadContact({ request, context }: LoaderFunctionArgs): Promise<Loaded> {
  const { searchParams } = new URL(request.url);
  const { humanChallenge } = await askOf(context)(HumanChallengeDocument, {});
  return {
    challenge: humanChallenge,
    isSent: searchParams.has('sent'),
    officeId: searchParams.get('office') ?? '',
  };
}

function ContactPage() {
  const t = useMessages();
  const pathTo = usePath();
  const { challenge, isSent, officeId } = useLoaderData<Loaded>();
  const outcome = useActionData<LeadOutcome>();
  const chosen = outcome?.isSent === false ? String(outcome.values.officeId ?? '') : officeId;
  const isSending = useNavigation().formAction === pathTo('contact');
  return (
    <div className="page lead-page">
      <PageHead
        title={t('leads.contact.title')}
        description={t('leads.contact.description')}
        canonical={{ name: 'contact' }}
        isIndexed={!isSent}
      />
      <div className="lead-page__main">
        <h1>{t('leads.contact.title')}</h1>
        {isSent && <LeadSent form="contact" />}
        <p>{t('leads.contact.intro')}</p>
        <LeadForm
          key={isSent ? challenge.formToken : 'new'}
          form="contact"
          Form={Form}
          action={pathTo('contact')}
          {...{ challenge, outcome, isSending }}
        >
          <OfficeChoice chosen={chosen} />
        </LeadForm>
      </div>
      <AgencyLines />
    </div>
  );
}

/** To whom it goes: the agency, or one of its offices. */
function OfficeChoice({ chosen }: { chosen: string }) {
  const t = useMessages();
  const { settings, offices } = useResult(LayoutDocument, { locale: useLocale() });
  return (
    <div className="field">
      <label htmlFor="contact-office">{t('leads.field.office')}</label>
      <select id="contact-office" name="officeId" defaultValue={chosen}>
        <option value="">{settings.agencyName}</option>
        {offices.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
