import { useRouteError } from 'react-router';
import { useMessages } from '../../intl/use-messages.ts';
import { usePathTo } from '../../locale.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Drawing } from '../../ui/empty-page/drawing.tsx';
import { TownSearch } from '../../ui/empty-page/town-search.tsx';
import { PageHead } from '../../ui/page-head.tsx';

/** Shown for a page that does not exist or whose loader failed. */
export function ErrorPage() {
  const t = useMessages();
  const pathTo = usePathTo();
  const kind = statusOf(useRouteError()) === 404 ? 'notFound' : 'failure';
  return (
    <div className="error-page">
      <PageHead title={t(`errors.${kind}.title`)} isIndexed={false} />
      {kind === 'notFound' && <Drawing name="missing-house" />}
      <h1>{t(`errors.${kind}.heading`)}</h1>
      <p>{t(`errors.${kind}.text`)}</p>
      {kind === 'notFound' && <TownSearch />}
      <p className="error-page__ways">
        <ButtonLink
          look={kind === 'failure' ? 'main' : 'quiet'}
          href={pathTo('home')}
          data-document={kind === 'failure' || undefined}
        >
          {t('errors.home')}
        </ButtonLink>
        <ButtonLink look="quiet" href={pathTo('forSale')} data-document={kind === 'failure' || undefined}>
          {t('errors.toSale')}
        </ButtonLink>
      </p>
    </div>
  );
}

function statusOf(error: unknown): number {
  return (error as { status?: number } | null)?.status ?? 500;
}
