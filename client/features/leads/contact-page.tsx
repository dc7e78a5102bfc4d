import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { QUESTION_TYPES, type QuestionType } from '../../../shared/leads/vocabulary.ts';
import { createFormAction } from '../../forms/form-action.ts';
import { type LoadedForm, loadForm } from '../../forms/loaded-form.ts';
import { PageForm } from '../../forms/page-form.tsx';
import { useMessages } from '../../intl/use-messages.ts';
import { usePathTo } from '../../locale.tsx';
import type { PageModule } from '../../page.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { AgencyContact } from './agency-contact.tsx';
import { CONTACT_FORM } from './lead-forms.ts';
import { useContactChoices } from './use-contact-choices.ts';

export const contactPage: PageModule = {
  documents: [],
  createLoader: () => loadContact,
  createAction: createFormAction(CONTACT_FORM),
  Component: ContactPage,
};

interface LoaderData extends LoadedForm {
  /** The office in the URL. */
  officeId: string;
  /** The kind of question in the URL. */
  questionType: QuestionType;
}

async function loadContact({ request, context }: LoaderFunctionArgs): Promise<LoaderData> {
  const query = new URL(request.url).searchParams;
  const officeId = query.get('office') ?? '';
  const [general] = QUESTION_TYPES;
  const questionType = QUESTION_TYPES.find((type) => type.toLowerCase() === query.get('question')) ?? general;
  return { ...(await loadForm({ request, context })), officeId, questionType };
}

function ContactPage() {
  const t = useMessages();
  const pathTo = usePathTo();
  const { isSent, officeId, questionType } = useLoaderData<LoaderData>();
  return (
    <div className="page form-page">
      <PageHead
        title={t('leads.contact.title')}
        description={t('leads.contact.description')}
        canonical={{ name: 'contact' }}
        isIndexed={!isSent}
      />
      <h1>{t('leads.contact.title')}</h1>
      <div className="form-page__main">
        <PageForm
          form={CONTACT_FORM}
          path={pathTo('contact')}
          intro={<p>{t('leads.contact.intro')}</p>}
          initial={{ officeId, questionType }}
          choices={useContactChoices()}
        />
      </div>
      <AgencyContact />
    </div>
  );
}
