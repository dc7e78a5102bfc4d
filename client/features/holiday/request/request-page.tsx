import '../../../forms/forms.css';
import { useActionData, useLoaderData, useParams } from 'react-router';
import { formatStay } from '../../../../shared/holiday/stay-params.ts';
import { useResult } from '../../../data/results.ts';
import { OutcomeAlert } from '../../../forms/outcome-alert.tsx';
import { useMessages } from '../../../intl/use-messages.ts';
import { useLocale, usePathTo } from '../../../locale.tsx';
import type { PageModule } from '../../../page.ts';
import { PageHead } from '../../../ui/page-head.tsx';
import { FormListing } from '../../listings/form-listing.tsx';
import { StaySummary } from '../stay/stay-summary.tsx';
import { CorrectStay } from './correct-stay.tsx';
import { RequestedUnitDocument } from './generated/requests.generated.ts';
import { RequestForm } from './request-form.tsx';
import { type LoadedRequest, loadRequest, type RequestFailure, sendRequest } from './request-stay.ts';

export const requestPage: PageModule = {
  documents: [RequestedUnitDocument],
  createLoader: (locale) => (args) => loadRequest(args, locale),
  createAction: (locale) => (args) => sendRequest(args, locale),
  Component: RequestPage,
};

/** Requests a stay: the URL carries dates and persons, and the visitor enters their contact details. */
function RequestPage() {
  const t = useMessages();
  const { rentalUnitId = '' } = useParams();
  const path = usePathTo()('requestStay', { rentalUnitId });
  const { rentalUnit: unit } = useResult(RequestedUnitDocument, { id: rentalUnitId, locale: useLocale() });
  const { challenge, requested: ofAddress } = useLoaderData<LoadedRequest>();
  const outcome = useActionData<RequestFailure>();
  const request = outcome?.requested ?? ofAddress;
  const { typed, stay, quote } = request;
  const priced = stay && typeof quote?.total === 'number' && { ...stay, ...quote, total: quote.total };
  return (
    <div className="page form-page">
      <PageHead
        title={t('holiday.request.title')}
        isIndexed={false}
        canonical={{ name: 'requestStay', params: { rentalUnitId } }}
      />
      <h1>{t('holiday.request.title')}</h1>
      {unit && <FormListing listing={unit} label={t('holiday.request.about')} />}
      <div className="form-page__main">
        {priced && outcome?.isCorrection && (
          <OutcomeAlert key={formatStay(typed)} role="status">
            <p>{t('holiday.request.possible')}</p>
          </OutcomeAlert>
        )}
        {priced && (
          <StaySummary stay={priced} lines={priced.lines}>
            {unit && <a href={`${unit.path}?${formatStay(typed)}#stay`}>{t('holiday.request.change')}</a>}
          </StaySummary>
        )}
        {!priced && unit && <CorrectStay unit={unit} requested={request} outcome={outcome} path={path} />}
        {priced && (
          <RequestForm
            {...{ stayRequest: request, outcome, path, challenge }}
            allowsPets={unit?.allowsPets === true}
          />
        )}
      </div>
    </div>
  );
}
