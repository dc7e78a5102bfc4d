import { type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { useResult } from '../../data/results.ts';
import { askOf } from '../../data/run.ts';
import { useMessages } from '../../intl/use-messages.ts';
import { LayoutDocument } from '../../layout/layout.generated.ts';
import { useLocale, usePath } from '../../locale.tsx';
import type { PageModule } from '../../pages.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { afterPress } from './after-press.ts';
import { AgencyLines } from './agency-lines.tsx';
import { ContactForm } from './contact-form.tsx';
import { FieldError, tiedTo } from './field-error.tsx';
import { createLeadAction, type LeadOutcome } from './lead-action.ts';
import { HumanChallengeDocument, SendContactMessageDocument } from './leads.generated.ts';
import type { LoadedForm } from './loaded-form.ts';
import type { FieldChecks } from './use-field-errors.ts';

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

const OFFICE_ID = 'contact-officeId';

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
  const { isSent, officeId } = useLoaderData<Loaded>();
  const outcome = useActionData<LeadOutcome>();
  const chosen = outcome?.isSent === false ? String(outcome.values.officeId ?? '') : officeId;
  return (
    <div className="page lead-page">
      <PageHead
        title={t('leads.contact.title')}
        description={t('leads.contact.description')}
        canonical={{ name: 'contact' }}
        isIndexed={!isSent}
      />
      <h1>{t('leads.contact.title')}</h1>
      <div className="lead-page__main">
        <ContactForm
          path={pathTo('contact')}
          intro={<p>{t('leads.contact.intro')}</p>}
          first={({ errors, check }) => (
            <OfficeChoice chosen={chosen} error={errors.officeId} onLeave={check} />
          )}
        />
      </div>
      <AgencyLines />
    </div>
  );
}

interface OfficeChoiceProps {
  chosen: string;
  error: string | undefined;
  onLeave: FieldChecks['check'];
}

/** To whom it goes: the agency, or one of its offices. */
function OfficeChoice({ chosen, error, onLeave }: OfficeChoiceProps) {
  const t = useMessages();
  const { settings, offices } = useResult(LayoutDocument, { locale: useLocale() });
  return (
    <div className="field">
      <label htmlFor={OFFICE_ID}>{t('leads.field.office')}</label>
      <select
        id={OFFICE_ID}
        name="officeId"
        defaultValue={chosen}
        onBlur={({ currentTarget }) => afterPress(() => onLeave(currentTarget))}
        {...tiedTo(OFFICE_ID, error)}
      >
        <option value="">{settings.agencyName}</option>
        {offices.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <FieldError id={OFFICE_ID} error={error} />
    </div>
  );
}
