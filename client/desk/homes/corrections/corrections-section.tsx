import { useMessages } from '../../../intl/use-messages.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import type { HomeDetails } from '../home-page.tsx';
import type { CorrectionFragment } from './generated/corrections.generated.ts';
import { useCorrectionTexts } from './use-correction-texts.ts';

/** What was corrected of a home, beside what the CRM gives, and the ways to correct more. */
export function CorrectionsSection({ home: { id, corrections } }: { home: HomeDetails }) {
  const t = useMessages();
  return (
    <section aria-labelledby="corrections">
      <h2 id="corrections">{t('desk.corrections.section')}</h2>
      {corrections.length === 0 ? (
        <p>{t('desk.corrections.noneOfHome')}</p>
      ) : (
        <ul className="desk-list">
          {corrections.map((correction) => (
            <li key={correction.id} className="desk-correction">
              <CorrectionItem correction={correction} homeId={id} />
            </li>
          ))}
        </ul>
      )}
      <p className="desk-buttons">
        <ButtonLink look="quiet" href={`/desk/homes/${id}/texts`}>
          {t('desk.corrections.texts')}
        </ButtonLink>
        <ButtonLink look="quiet" href={`/desk/homes/${id}/pictures`}>
          {t('desk.corrections.pictures')}
        </ButtonLink>
      </p>
    </section>
  );
}

interface CorrectionItemProps {
  correction: CorrectionFragment;
  homeId: string | number;
}

function CorrectionItem({ correction, homeId }: CorrectionItemProps) {
  const t = useMessages();
  const { subjectOf, origin } = useCorrectionTexts();
  const { id, locale, text, ownText, endedAt } = correction;
  const subject = subjectOf(correction);
  return (
    <>
      <h3>{subject}</h3>
      <p className={endedAt ? 'desk-mark' : 'desk-soft'}>{origin(correction)}</p>
      {text !== null && ownText !== null && (
        <div className="desk-correction__texts">
          <ComparedText label={t(endedAt ? 'desk.corrections.was' : 'desk.corrections.now')}>
            <span lang={locale ?? undefined}>{text}</span>
          </ComparedText>
          <ComparedText label={t(endedAt ? 'desk.corrections.ownThen' : 'desk.corrections.own')}>
            <span lang={locale ?? undefined}>{ownText}</span>
          </ComparedText>
        </div>
      )}
      {!endedAt && (
        <form method="post">
          <input type="hidden" name="id" value={homeId} />
          <input type="hidden" name="correction" value={id} />
          <Button
            type="submit"
            look="quiet"
            name="intent"
            value="removeCorrection"
            aria-label={t('desk.corrections.removeOne', { subject })}
          >
            {t('desk.corrections.remove')}
          </Button>
        </form>
      )}
    </>
  );
}

/** A text below its label. */
export function ComparedText({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div>
      <p className="desk-soft">{label}</p>
      <p className="desk-text">{children}</p>
    </div>
  );
}
