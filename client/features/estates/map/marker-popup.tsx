import { type ReactNode, useEffect, useState } from 'react';
import type { EstateSearchParams } from '../../../../shared/estates/search-params.ts';
import type { Bounds } from '../../../../shared/listings/criteria.ts';
import type { Transaction } from '../../../../shared/listings/vocabulary.ts';
import { useResults } from '../../../data/results.ts';
import type { RunQuery } from '../../../data/run-query.ts';
import { useMessages } from '../../../intl/use-messages.ts';
import { useLocale } from '../../../locale.tsx';
import { MapPopup } from '../../../map/map-popup.tsx';
import { ProjectCard } from '../../projects/project-card.tsx';
import { EstateCard } from '../estate-card.tsx';
import { toResultsVariables } from '../search-variables.ts';
import { HomesInViewDocument, type HomesInViewQuery } from './generated/homes-in-view.generated.ts';
import {
  MarkedEstateDocument,
  type MarkedEstateQuery,
  MarkedProjectDocument,
  type MarkedProjectQuery,
} from './generated/marked.generated.ts';
import { formatBoundsSearch } from './map-search.ts';
import type { Marker } from './use-marker-labels.ts';

interface Search {
  params: EstateSearchParams;
  transaction: Transaction;
  /** The path of the results; by default that of the page. */
  path?: string;
}

interface MarkerPopupProps extends Search {
  marker: Marker;
  close(): void;
}

/** The popup of a marker: a home, a project, or the list of those at one place. Its content loads on click. */
export function MarkerPopup({ marker, close, ...search }: MarkerPopupProps) {
  const t = useMessages();
  const { id, cluster, isProject, members } = marker;
  const count = cluster?.count;
  return (
    <MapPopup
      id={id}
      label={count === undefined ? t('map.results.popup') : t('map.results.crowd', { count })}
      close={close}
    >
      {cluster ? (
        <ClusterList key={id} cluster={cluster} projects={members} {...search} />
      ) : isProject ? (
        <Project key={id} id={id} />
      ) : (
        <Home key={id} id={id} />
      )}
    </MapPopup>
  );
}

function Home({ id }: { id: string }) {
  const locale = useLocale();
  const found = useQueryOnce((run) => run(MarkedEstateDocument, { id, locale }));
  return <LoadedContent found={found}>{showHome}</LoadedContent>;
}

function showHome({ estate, settings }: MarkedEstateQuery): ReactNode {
  if (!estate || isHidden(estate, { settings })) return <NoDetails />;
  return <EstateCard estate={estate} level={2} />;
}

/** Whether the agency shows no details of homes with this status on the map. */
function isHidden(
  { status }: { status: { id: number } },
  { settings }: Pick<MarkedEstateQuery, 'settings'>,
): boolean {
  return settings.hiddenStatusIds.includes(status.id);
}

function NoDetails() {
  const t = useMessages();
  return <p>{t('map.results.noDetails')}</p>;
}

function Project({ id }: { id: string }) {
  const locale = useLocale();
  const found = useQueryOnce((run) => run(MarkedProjectDocument, { id, locale }));
  return <LoadedContent found={found}>{showProject}</LoadedContent>;
}

const showProject = ({ project }: MarkedProjectQuery): ReactNode =>
  project ? <ProjectCard project={project} /> : <NoDetails />;

interface ClusterListProps extends Search {
  cluster: NonNullable<Marker['cluster']>;
  /** Ids of the projects in the cluster. */
  projects: readonly string[];
}

/** Degrees, about two metres, because the coordinates of a cluster are rounded. */
const EDGE = 0.00002;

/** The homes and projects at one place, which stay one cluster at every zoom level. */
function ClusterList({
  cluster: { count, bounds },
  projects,
  params,
  transaction,
  path = '',
}: ClusterListProps) {
  const t = useMessages();
  const locale = useLocale();
  const { filter, sort } = toResultsVariables({ ...params, page: 1 }, transaction, locale);
  const found = useQueryOnce(async (run) => {
    const homes = run(HomesInViewDocument, {
      locale,
      filter: { ...filter, bounds: widenBounds(bounds) },
      sort,
    });
    const all = await Promise.all(projects.map((id) => run(MarkedProjectDocument, { id, locale })));
    return { ...(await homes), projects: all.flatMap(({ project }) => project ?? []) };
  });
  const list = `${path}?${formatBoundsSearch(params, bounds, 'list')}`;
  return (
    <>
      <h2>{t('map.results.crowd', { count })}</h2>
      <LoadedContent found={found}>
        {(listings) => (
          <>
            <ul className="map-popup__list">{cardsOf(listings)}</ul>
            {listings.estates.items.some((home) => isHidden(home, listings)) && <NoDetails />}
            {listings.estates.total > listings.estates.items.length && (
              <a href={list}>{t('map.results.crowdAll')}</a>
            )}
          </>
        )}
      </LoadedContent>
    </>
  );
}

interface ClusterListings extends HomesInViewQuery {
  projects: NonNullable<MarkedProjectQuery['project']>[];
}

const cardsOf = ({ estates, projects, settings }: ClusterListings): ReactNode[] => [
  ...projects.map((project) => (
    <li key={project.id}>
      <ProjectCard project={project} level={3} />
    </li>
  )),
  ...estates.items
    .filter((estate) => !isHidden(estate, { settings }))
    .map((estate) => (
      <li key={estate.id}>
        <EstateCard estate={estate} level={3} />
      </li>
    )),
];

const widenBounds = ({ south, west, north, east }: Bounds): Bounds => ({
  south: south - EDGE,
  west: west - EDGE,
  north: north + EDGE,
  east: east + EDGE,
});

type Loading<Result> = { result: Result } | 'waiting' | 'failed';

/** Runs a query once per component: another marker has another key. */
function useQueryOnce<Result>(load: (run: RunQuery) => Promise<Result>): Loading<Result> {
  const { run } = useResults();
  const [found, setFound] = useState<Loading<Result>>('waiting');
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads once
  useEffect(() => {
    let isObsolete = false;
    load(run).then(
      (result) => isObsolete || setFound({ result }),
      () => isObsolete || setFound('failed'),
    );
    return () => {
      isObsolete = true;
    };
  }, []);
  return found;
}

interface LoadedContentProps<Result> {
  found: Loading<Result>;
  children(result: Result): ReactNode;
}

function LoadedContent<Result>({ found, children }: LoadedContentProps<Result>) {
  const t = useMessages();
  if (found === 'waiting') return <p role="status">{t('map.results.loading')}</p>;
  if (found === 'failed') return <p role="alert">{t('map.results.failed')}</p>;
  return children(found.result);
}
