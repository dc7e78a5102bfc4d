import { Form, useParams } from 'react-router';
import { AgencyContactLine } from '../../forms/agency-contact-line.tsx';
import { useMessages } from '../../intl/use-messages.ts';
import { usePathTo } from '../../locale.tsx';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import type { PersonalDataQuery } from './generated/personal-data.generated.ts';

interface DataActionsProps {
  records: NonNullable<PersonalDataQuery['personalData']>['records'];
  formKey: string;
}

/** Download and erasure, with an explanation of what erasure does and which data it keeps. */
export function DataActions({ records, formKey }: DataActionsProps) {
  const t = useMessages();
  const { token = '' } = useParams();
  const path = usePathTo()('personalData', { token });
  const isBinding = records.some((record) => record.isBinding);
  return (
    <>
      <section className="record" aria-labelledby="download-title">
        <h2 id="download-title" className="record__label">
          {t('personalData.download.title')}
        </h2>
        <p>{t('personalData.download.text')}</p>
        <p className="record__ways">
          <ButtonLink look="quiet" href={`${path}.json`} download>
            {t('personalData.download.submit')}
          </ButtonLink>
        </p>
      </section>
      <section className="record" aria-labelledby="erase-title">
        <h2 id="erase-title" className="record__label">
          {t('personalData.erase.title')}
        </h2>
        {isBinding ? (
          <div className="notice">
            <p>{t('personalData.erase.binding')}</p>
            <AgencyContactLine />
          </div>
        ) : (
          <EraseForm isAhead={records.some(({ isAhead }) => isAhead)} formKey={formKey} />
        )}
      </section>
    </>
  );
}

function EraseForm({ isAhead, formKey }: { isAhead: boolean; formKey: string }) {
  const t = useMessages();
  return (
    <Form method="post" className="visitor-form">
      <p>{t('personalData.erase.text')}</p>
      {isAhead && <p>{t('personalData.erase.ahead')}</p>}
      <p className="hint">{t('personalData.erase.law')}</p>
      <input type="hidden" name="key" value={formKey} />
      <Button type="submit">
        {t(isAhead ? 'personalData.erase.submitAhead' : 'personalData.erase.submit')}
      </Button>
    </Form>
  );
}
