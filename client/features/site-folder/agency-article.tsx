import type { ReactNode } from 'react';
import { data, type LoaderFunctionArgs, redirect, useParams } from 'react-router';
import type { Locale } from '../../../shared/locales.ts';
import { useResult } from '../../data/results.ts';
import { runQueryOf } from '../../data/run-query.ts';
import { useMessages } from '../../intl/use-messages.ts';
import { useLocale } from '../../locale.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { isStored, Picture } from '../pictures/picture.tsx';
import { ContentBlocks, type ContentBlocksProps } from './content-blocks.tsx';
import { AgencyPageDocument, type AgencyPageQuery } from './generated/agency-page.generated.ts';

type Page = NonNullable<AgencyPageQuery['agencyPage']>;

/** Finds the page of a URL. Another path of the page redirects. */
export async function findAgencyPage(
  { request, params, context }: LoaderFunctionArgs,
  locale: Locale,
): Promise<Page> {
  const slug = params.page ?? '';
  const { agencyPage: page } = await runQueryOf(context)(AgencyPageDocument, { slug, locale });
  if (!page) throw data(null, { status: 404 });
  const { pathname, search } = new URL(request.url);
  if (pathname !== page.path) throw redirect(page.path + search, 301);
  return page;
}

/** A page of the agency's own, from its site folder. `partOf` renders blocks whose code other pages do not load. */
export function AgencyArticle({ partOf }: Pick<ContentBlocksProps, 'partOf'>): ReactNode {
  const t = useMessages();
  const locale = useLocale();
  const { page: slug = '' } = useParams();
  const { agencyPage: page } = useResult(AgencyPageDocument, { slug, locale });
  if (!page) return null;
  const writtenIn = page.locale === locale ? undefined : page.locale;
  return (
    <article className="agency-page page">
      <PageHead
        title={page.title}
        {...(page.description && { description: page.description })}
        canonical={{ paths: page.alternates, own: page.path }}
      />
      <h1 lang={writtenIn}>{page.title}</h1>
      {writtenIn && <p className="hint">{t(`site.onlyIn.${writtenIn}`)}</p>}
      {isStored(page.picture) && (
        <div className="agency-page__picture">
          <Picture picture={page.picture} slot="whole" isFirst />
        </div>
      )}
      <ContentBlocks
        content={page.content}
        homes={page.homes}
        offices={page.offices}
        team={page.team}
        writtenIn={writtenIn}
        partOf={partOf}
      />
    </article>
  );
}
