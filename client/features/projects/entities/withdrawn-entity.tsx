import { useMessages } from '../../../intl/use-messages.ts';
import { usePathTo } from '../../../locale.tsx';
import { ButtonLink } from '../../../ui/button/button.tsx';
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
  const { name, path, status, address, kind } = entity.project;
  const names = kind === 'ALLOTMENT' ? 'lots' : 'entity';
  const type = t(`estates.subType.${entity.subType}`);
  const heading = t('projects.card.entity', { type, number: entity.number, project: name });
  return (
    <article className="detail">
      <PageHead title={heading} isIndexed={false} />
      <div className="notice entity-closed">
        <p>{t(`projects.${names}.closed`)}</p>
        {status.code !== 'WITHDRAWN' && (
          <ButtonLink href={path}>
            {t(`projects.${names}.back`, { project: name, city: address.city.name })}
          </ButtonLink>
        )}
        <ButtonLink look="quiet" href={pathTo('projects')}>
          {t('projects.all')}
        </ButtonLink>
        <SubscribeLink
          query={entitySearchQuery(entity, entity.project)}
          label="listings.detail.subscribeAgain"
        />
      </div>
      <h1>{heading}</h1>
    </article>
  );
}
