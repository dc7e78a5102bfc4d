import { useMessages } from '../../../intl/use-messages.ts';
import { usePathTo } from '../../../locale.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { SubscribeLink } from '../../listings/subscribe-link.tsx';
import { entitySearchQuery } from '../subscription-queries.ts';
import type { WithdrawnEntityQuery } from './generated/withdrawn-entity.generated.ts';

type Listing = WithdrawnEntityQuery['listings'][number];
type Entity = Extract<Listing, { __typename: 'ProjectEntity' }>;

/** Returns the withdrawn entity of a project among listings; null when there is none. */
export function findWithdrawn(listings: readonly Listing[], projectId: string): Entity | null {
  const entities = listings.filter((listing) => listing.__typename === 'ProjectEntity');
  const isWithdrawn = ({ status, project }: Entity) =>
    status.code === 'WITHDRAWN' && project.id === projectId;
  return entities.find(isWithdrawn) ?? null;
}

/** Says that an entity was withdrawn, with links to its project and to all projects. */
export function WithdrawnEntity({ entity }: { entity: Entity }) {
  const t = useMessages();
  const pathTo = usePathTo();
  const { name, path, status, address } = entity.project;
  const type = t(`estates.subType.${entity.subType}`);
  const heading = t('projects.card.entity', { type, number: entity.number, project: name });
  return (
    <article className="detail">
      <PageHead title={heading} isIndexed={false} />
      <div className="notice">
        <p>{t('projects.entity.closed')}</p>
        {status.code !== 'WITHDRAWN' && (
          <a className="button" href={path}>
            {t('projects.entity.back', { project: name, city: address.city.name })}
          </a>
        )}
        <a className="button button--quiet" href={pathTo('projects')}>
          {t('projects.all')}
        </a>
        <SubscribeLink
          query={entitySearchQuery(entity, entity.project)}
          label="listings.detail.subscribeAgain"
        />
      </div>
      <h1>{heading}</h1>
    </article>
  );
}
