import '../../listings/results.css';
import './projects.css';
import { type LoaderFunctionArgs, useSearchParams } from 'react-router';
import type { ListingsView } from '../../../../shared/listings/view.ts';
import type { Locale } from '../../../../shared/locales.ts';
import { formatProjectsSearch, parseProjectsSearch } from '../../../../shared/projects/projects-search.ts';
import { useResult } from '../../../data/results.ts';
import { runQueryOf } from '../../../data/run-query.ts';
import { DeferredPart, deferred } from '../../../deferred.tsx';
import { useMessages } from '../../../intl/use-messages.ts';
import { useLocale, usePathTo } from '../../../locale.tsx';
import type { PageModule } from '../../../page.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { FilterSheet } from '../../listings/filters/filter-sheet.tsx';
import { findUnknownCity, omitUnknownCities } from '../../listings/known-cities.ts';
import { ListHead } from '../../listings/list-head.tsx';
import { Pagination } from '../../listings/pagination.tsx';
import { UnknownTown } from '../../listings/unknown-town.tsx';
import { ViewLinks } from '../../listings/view-links.tsx';
import { ProjectCard } from '../project-card.tsx';
import { ProjectsDocument, type ProjectsQuery } from './generated/projects.generated.ts';
import { ProjectsFilter } from './projects-filter.tsx';
import { toVariables } from './search-variables.ts';

const map = deferred(async () => (await import('./projects-map.tsx')).ProjectsMap);

export const projectsPage: PageModule = {
  documents: [ProjectsDocument],
  deferred: [map],
  createLoader: (locale) => (args) => loadProjects(args, locale),
  Component: ProjectsPage,
};

async function loadProjects({ request, context }: LoaderFunctionArgs, locale: Locale) {
  const search = parseProjectsSearch(new URL(request.url).searchParams);
  await runQueryOf(context)(ProjectsDocument, toVariables(search, locale));
  return null;
}

function ProjectsPage() {
  const t = useMessages();
  const locale = useLocale();
  const pathTo = usePathTo();
  const [query] = useSearchParams();
  const search = parseProjectsSearch(query);
  const { projects, chosenCities } = useResult(ProjectsDocument, toVariables(search, locale));
  const { items, total, page, pageCount } = projects;
  const criteria = omitUnknownCities(search.criteria, chosenCities);
  const title = t('projects.title');
  return (
    <div className="results">
      <ListHead
        title={title}
        description={t('projects.description', { total })}
        page={page}
        canonical={{ name: 'projects', search: formatProjectsSearch({ ...search, criteria, view: 'list' }) }}
        isIndexed={total > 0 && page <= pageCount}
      />
      <h1 className="results__title">{title}</h1>
      <div className="results__tools">
        <FilterSheet count={Object.values(criteria).flat().length}>
          <ProjectsFilter criteria={criteria} results={{ projects, chosenCities }} view={search.view} />
        </FilterSheet>
        <div className="results__head">
          <p className="results__count" role="status">
            {t('projects.count', { total })}
          </p>
          {total > 0 && (
            <ViewLinks
              view={search.view}
              queryOf={(view) => formatProjectsSearch({ ...search, page: 1, view })}
            />
          )}
        </div>
      </div>
      <UnknownTown town={findUnknownCity(search.criteria, chosenCities)} />
      {items.length > 0 ? (
        <ProjectResults projects={items} view={search.view} />
      ) : (
        <div className="empty">
          <h2>{t('projects.emptyTitle')}</h2>
          <p>{t('projects.emptyText')}</p>
          <ButtonLink href={pathTo('projects')}>{t('projects.all')}</ButtonLink>
        </div>
      )}
      {pageCount > 1 && items.length > 0 && (
        <Pagination
          to={(target) => `?${formatProjectsSearch({ ...search, page: target })}`}
          page={page}
          pageCount={pageCount}
        />
      )}
    </div>
  );
}

interface ProjectResultsProps {
  projects: ProjectsQuery['projects']['items'];
  view: ListingsView;
}

function ProjectResults({ projects, view }: ProjectResultsProps) {
  const t = useMessages();
  const cards = (
    <ol
      className={view === 'map' ? 'cards projects__cards results-map__list' : 'cards projects__cards'}
      aria-label={t('projects.list')}
    >
      {projects.map((project, index) => (
        <li key={project.id}>
          <ProjectCard project={project} isFirst={index === 0} />
        </li>
      ))}
    </ol>
  );
  if (view === 'list') return cards;
  return (
    <DeferredPart part={map} projects={projects}>
      {cards}
    </DeferredPart>
  );
}
