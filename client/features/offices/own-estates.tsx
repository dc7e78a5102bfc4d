import { formatPageNumber } from '../../../shared/page-number.ts';
import { useMessages } from '../../intl/use-messages.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { EstateCard } from '../estates/estate-card.tsx';
import { Pagination } from '../listings/pagination.tsx';
import type { OfficeDetail } from './office-page.tsx';

interface OwnEstatesProps {
  title: string;
  estates: OfficeDetail['homes'];
}

/** The estates that an office or agent offers, newest first, with pagination. */
export function OwnEstates({ title, estates: { items, total, page, pageCount } }: OwnEstatesProps) {
  const t = useMessages();
  return (
    <section id="homes" className="office-page__homes" aria-labelledby="homes-title">
      <h2 id="homes-title" className="office-page__title">
        {title}
      </h2>
      <p className="results__count">{t('offices.homeCount', { count: total })}</p>
      {total > 0 && items.length === 0 && (
        <div className="empty">
          <p>{t('estates.results.beyond')}</p>
          <ButtonLink look="quiet" href="?#homes">
            {t('estates.results.firstPage')}
          </ButtonLink>
        </div>
      )}
      <ol className="cards">
        {items.map((estate) => (
          <li key={estate.id}>
            <EstateCard estate={estate} level={3} />
          </li>
        ))}
      </ol>
      {pageCount > 1 && items.length > 0 && (
        <Pagination to={(target) => `${formatPageNumber(target)}#homes`} page={page} pageCount={pageCount} />
      )}
    </section>
  );
}
