import { useRouteError } from 'react-router';
import { useMessages } from '../../intl/use-messages.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { DeskHead } from './desk-head.tsx';

/** Says why a page cannot be shown: it does not exist, the role does not allow it, or something failed. */
export function DeskErrorPage() {
  const t = useMessages();
  const kind = kindOf((useRouteError() as { status?: number } | null)?.status);
  return (
    <div className="desk-page">
      <DeskHead title={t(`desk.error.${kind}.title`)} />
      <p>{t(`desk.error.${kind}.text`)}</p>
      <p>
        <ButtonLink href="/desk">{t('desk.error.back')}</ButtonLink>
      </p>
    </div>
  );
}

function kindOf(status = 500): 'notFound' | 'forbidden' | 'failure' {
  if (status === 403) return 'forbidden';
  return status >= 500 ? 'failure' : 'notFound';
}
