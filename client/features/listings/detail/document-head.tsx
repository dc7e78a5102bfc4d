import type { LocalizedPath } from '../../../../shared/alternates.ts';
import { PageHead } from '../../../ui/page-head.tsx';

interface DocumentHeadProps {
  listing: {
    id: string;
    path: string;
    title: { text: string } | null;
    alternates: readonly LocalizedPath[];
    isIndexable: boolean;
    pictures: readonly { hash: string | null }[];
  };
  heading: string;
  /** In euros, as on the card; null: on request. */
  price: number | null;
}

/** Title and metadata of a listing's page. */
export function DocumentHead({ listing, heading, price }: DocumentHeadProps) {
  const { id, path, title, alternates, isIndexable, pictures } = listing;
  return (
    <PageHead
      title={heading}
      description={title?.text ?? heading}
      canonical={{ paths: alternates, own: path }}
      isIndexed={isIndexable}
      listing={{ id, pictures, price }}
    />
  );
}
