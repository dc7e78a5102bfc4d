import type { ComponentProps } from 'react';
import { useMessages } from '../../intl/use-messages.ts';
import { PageHead } from '../../ui/page-head.tsx';

type ListHeadProps = ComponentProps<typeof PageHead> & {
  /** Undefined while the results are not known. */
  description: string | undefined;
  /** The page number, from 1. */
  page: number;
};

/** Title and metadata of one page of a list. Further pages have their number in both, so all are different. */
export function ListHead({ title, description, page, ...others }: ListHeadProps) {
  const t = useMessages();
  if (page === 1) return <PageHead title={title} description={description} {...others} />;
  return (
    <PageHead
      title={t('listings.pages.title', { title, page })}
      description={description && t('listings.pages.description', { description, page })}
      atomTitle={title}
      {...others}
    />
  );
}
