import './sell-page.css';
import { type FormProps, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { Locale } from '../../../../shared/locales.ts';
import { useResult } from '../../../data/results.ts';
import { runQueryOf } from '../../../data/run-query.ts';
import { createFormAction } from '../../../forms/form-action.ts';
import { type LoadedForm, loadForm } from '../../../forms/loaded-form.ts';
import { PageForm } from '../../../forms/page-form.tsx';
import type { CustomField } from '../../../forms/visitor-form.tsx';
import { useMessages } from '../../../intl/use-messages.ts';
import { useLocale, usePathTo } from '../../../locale.tsx';
import type { PageModule } from '../../../page.ts';
import { useSite } from '../../../site.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { AgencyContact } from '../agency-contact.tsx';
import { ClosedHomes } from './closed-homes.tsx';
import { ClosedHomesDocument } from './generated/closed-homes.generated.ts';
import { PhotoField } from './photo-field.tsx';
import { VALUATION_FORM } from './valuation-form.ts';

export const sellPage: PageModule = {
  documents: [ClosedHomesDocument],
  createLoader: (locale) => (args) => loadSell(args, locale),
  createAction: createFormAction(VALUATION_FORM),
  Component: SellPage,
};

async function loadSell({ request, context }: LoaderFunctionArgs, locale: Locale): Promise<LoadedForm> {
  const [loaded] = await Promise.all([
    loadForm({ request, context }),
    runQueryOf(context)(ClosedHomesDocument, { locale }),
  ]);
  return loaded;
}

const CUSTOM_FIELDS = { photos: (field: CustomField) => <PhotoField {...field} /> };

function SellPage() {
  const t = useMessages();
  const pathTo = usePathTo();
  const { agencyName } = useSite();
  const { closedHomes } = useResult(ClosedHomesDocument, { locale: useLocale() });
  const { isSent } = useLoaderData<LoadedForm>();
  return (
    <div className="page form-page">
      <PageHead
        title={t('sell.title')}
        description={t('sell.description', { agency: agencyName })}
        canonical={{ name: 'sell' }}
        isIndexed={!isSent}
      />
      <h1>{t('sell.title')}</h1>
      <div className="form-page__main">
        <PageForm
          form={VALUATION_FORM}
          path={pathTo('sell')}
          Form={UploadForm}
          customFields={CUSTOM_FIELDS}
          intro={<Intro />}
          isOnce
        />
        {closedHomes.length > 0 && <ClosedHomes rows={closedHomes} />}
      </div>
      <AgencyContact />
    </div>
  );
}

function Intro() {
  const t = useMessages();
  return (
    <>
      <p>{t('sell.intro')}</p>
      <ol className="sell-steps">
        <li>{t('sell.step.send')}</li>
        <li>{t('sell.step.visit')}</li>
        <li>{t('sell.step.report')}</li>
      </ol>
    </>
  );
}

/** The browser sends this form itself, because the API takes no files. The page's action on the server handles it. */
function UploadForm({
  className,
  method,
  action,
  noValidate,
  onFocus,
  onInput,
  onSubmit,
  children,
}: FormProps) {
  return (
    <form
      encType="multipart/form-data"
      {...{ className, method, action, noValidate, onFocus, onInput, onSubmit }}
    >
      {children}
    </form>
  );
}
