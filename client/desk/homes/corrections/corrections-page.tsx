import { type LoaderFunctionArgs, type RouteObject, useLoaderData } from 'react-router';
import { useMessages } from '../../../intl/use-messages.ts';
import { deskOf } from '../../desk-context.ts';
import { DeskHead } from '../../frame/desk-head.tsx';
import { useHomeTexts } from '../use-home-texts.ts';
import { CorrectionsDocument, type CorrectionsQuery } from './generated/corrections.generated.ts';
import { useCorrectionTexts } from './use-correction-texts.ts';

/** The corrections of all homes: those in force, and those that the CRM ended. */
export const correctionsRoute: RouteObject = {
  id: 'corrections',
  path: 'homes/corrections',
  loader: load,
  Component: CorrectionsPage,
};

type Corrections = CorrectionsQuery['corrections'];

async function load({ context }: LoaderFunctionArgs): Promise<Corrections> {
  return (await deskOf(context).run(CorrectionsDocument, {})).corrections;
}

function CorrectionsPage() {
  const t = useMessages();
  const corrections = useLoaderData<Corrections>();
  const inForce = corrections.filter(({ endedAt }) => endedAt === null);
  const ended = corrections.filter(({ endedAt }) => endedAt !== null);
  return (
    <div className="desk-page">
      <DeskHead title={t('desk.corrections.title')}>
        <a href="/desk/homes">{t('desk.homes.back')}</a>
      </DeskHead>
      <p>{t('desk.corrections.intro')}</p>
      {inForce.length === 0 ? <p>{t('desk.corrections.none')}</p> : <CorrectionList corrections={inForce} />}
      {ended.length > 0 && (
        <section aria-labelledby="ended">
          <h2 id="ended">{t('desk.corrections.ended')}</h2>
          <CorrectionList corrections={ended} />
        </section>
      )}
    </div>
  );
}

function CorrectionList({ corrections }: { corrections: Corrections }) {
  const textsOf = useHomeTexts();
  const { subjectOf, origin } = useCorrectionTexts();
  return (
    <ul className="desk-list">
      {corrections.map((correction) => {
        const { home } = correction;
        const { title, address } = textsOf(home);
        return (
          <li key={correction.id} className="desk-home">
            <div>
              <p>
                <a className="desk-home__title" href={`/desk/homes/${home.id}#corrections`}>
                  {title}
                </a>
                <span className="desk-soft">{` · ${home.reference}`}</span>
              </p>
              <p>{address}</p>
            </div>
            <div className="desk-home__state">
              <p>{subjectOf(correction)}</p>
              <p className="desk-soft">{origin(correction)}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
