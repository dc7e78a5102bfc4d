import '../../forms/forms.css';
import { useActionData, useLoaderData, useParams } from 'react-router';
import { formatStay } from '../../../shared/holiday/stay-params.ts';
import { useResult } from '../../data/results.ts';
import type { FormFailure } from '../../forms/form-action.ts';
import { useMessages } from '../../intl/use-messages.ts';
import { useLocale } from '../../locale.tsx';
import type { PageModule } from '../../page.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { AboutListing } from '../listings/about-listing.tsx';
import { ImpossibleStay } from './impossible-stay.tsx';
import { RequestForm } from './request-form.tsx';
import { type LoadedRequest, loadRequest, sendRequest } from './request-stay.ts';
import { StaySummary } from './stay-summary.tsx';
import { RequestedUnitDocument } from './stays.generated.ts';

export const requestPage: PageModule = {
  documents: [RequestedUnitDocument],
  createLoader: (locale) => (args) => loadRequest(args, locale),
  createAction: (locale) => (args) => sendRequest(args, locale),
  Component: RequestPage,
};

/** A stay is asked for: the address says when and for how many, the visitor who asks. */
function RequestPage() {
  const t = useMessages();
  const { rentalUnitId = '' } = useParams();
  const { rentalUnit: unit } = useResult(RequestedUnitDocument, { id: rentalUnitId, locale: useLocale() });
  const loaded = useLoaderData<LoadedRequest>();
  const outcome = useActionData<FormFailure>();
  const { typed, stay, quote } = loaded;
  const back = unit && `${unit.path}?${formatStay(typed)}#stay`;
  const priced = stay && typeof quote?.total === 'number' && { ...stay, ...quote, total: quote.total };
  return (
    <div className="page form-page">
      <PageHead
        title={t('holiday.request.title')}
        isIndexed={false}
        canonical={{ name: 'requestStay', params: { rentalUnitId } }}
      />
      <h1>{t('holiday.request.title')}</h1>
      {unit && <AboutListing listing={unit} label={t('holiday.request.about')} />}
      <div className="form-page__main">
        {priced ? (
          <StaySummary stay={priced} lines={priced.lines}>
            {back && <a href={back}>{t('holiday.request.change')}</a>}
          </StaySummary>
        ) : (
          <ImpossibleStay isChosen={stay !== null} back={back} />
        )}
        {(priced || outcome) && (
          <RequestForm loaded={loaded} outcome={outcome} allowsPets={unit?.allowsPets === true} />
        )}
      </div>
    </div>
  );
}
