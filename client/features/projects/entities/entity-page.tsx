import { townLabel } from '../../../../shared/towns/town-label.ts';
import '../../listings/detail.css';
import '../../listings/detail/sections.css';
import '../project.css';
import '../../../map/map.css';
import '../../estates/detail/energy.css';
import '../../statements/statements.css';
import { data, type LoaderFunctionArgs, useParams } from 'react-router';
import { isOffered } from '../../../../shared/listings/vocabulary.ts';
import type { Locale } from '../../../../shared/locales.ts';
import { useResult } from '../../../data/results.ts';
import { runQueryOf } from '../../../data/run-query.ts';
import { DeferredPart, deferred } from '../../../deferred.tsx';
import { useMessages } from '../../../intl/use-messages.ts';
import { useLocale } from '../../../locale.tsx';
import type { PageModule } from '../../../page.ts';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { Heart } from '../../favorites/heart.tsx';
import { completeListingLoader } from '../../listings/detail/complete-listing-loader.ts';
import { PrintSheet } from '../../listings/detail/print-sheet.tsx';
import { SubscribeLink } from '../../listings/subscribe-link.tsx';
import { OfficeSection } from '../../offices/office-section.tsx';
import { type EntityRowFragment, ProjectDetailDocument } from '../generated/project.generated.ts';
import { ProjectViewingDocument } from '../generated/project-viewing.generated.ts';
import type { ProjectDetail } from '../project-page.tsx';
import { entityTrail } from '../project-trail.ts';
import { ProjectViewing } from '../project-viewing.tsx';
import { entitySearchQuery } from '../subscription-queries.ts';
import { EntityCostLink } from './entity-cost-link.tsx';
import { EntityFacts } from './entity-facts.tsx';
import { EntityPlan } from './entity-plan.tsx';
import { EntityTable } from './entity-table.tsx';
import { EntityLegalDocument } from './generated/entity-legal.generated.ts';
import { EntityTaxesDocument } from './generated/entity-taxes.generated.ts';
import { WithdrawnEntityDocument } from './generated/withdrawn-entity.generated.ts';
import { findWithdrawn, WithdrawnEntity } from './withdrawn-entity.tsx';

const legal = deferred(async () => (await import('./entity-legal.tsx')).EntityLegal);
const map = deferred(async () => (await import('../project-map.tsx')).ProjectMap);
const share = deferred(async () => (await import('../../../ui/share.tsx')).Share);

export const entityPage: PageModule = {
  documents: [
    ProjectDetailDocument,
    EntityLegalDocument,
    ProjectViewingDocument,
    EntityTaxesDocument,
    WithdrawnEntityDocument,
  ],
  createLoader: (locale) => (args) => loadEntity(args, locale),
  Component: EntityPage,
  deferred: [legal, map, share],
};

/** An entity that is missing in its project may have been withdrawn: the response is then 410, not 404. */
async function loadEntity(args: LoaderFunctionArgs, locale: Locale) {
  const run = runQueryOf(args.context);
  const { estateId = '', entityId = '' } = args.params;
  const { project } = await run(ProjectDetailDocument, { id: estateId, locale });
  const listed = project?.entities.find(({ id }) => id === entityId);
  const loadWithdrawn = async () =>
    (await run(WithdrawnEntityDocument, { ids: [entityId], locale })).listings;
  const entity = listed ?? findWithdrawn(await loadWithdrawn(), estateId);
  if (!entity) throw data(null, { status: 404 });
  const isOnOffer = isOffered(entity.status.code);
  await Promise.all([
    listed && run(EntityLegalDocument, { id: estateId, entityId, locale }),
    isOnOffer && run(ProjectViewingDocument, { id: entityId, locale }),
    isOnOffer && run(EntityTaxesDocument, { id: estateId, entityId, locale }),
  ]);
  return completeListingLoader(entity, args);
}

function EntityPage() {
  const { estateId = '', entityId = '' } = useParams();
  const { project } = useResult(ProjectDetailDocument, { id: estateId, locale: useLocale() });
  const entity = project?.entities.find(({ id }) => id === entityId);
  return project && entity ? <EntityInFull project={project} entity={entity} /> : <NotListed />;
}

function NotListed() {
  const { estateId = '', entityId = '' } = useParams();
  const { listings } = useResult(WithdrawnEntityDocument, { ids: [entityId], locale: useLocale() });
  const entity = findWithdrawn(listings, estateId);
  return entity && <WithdrawnEntity entity={entity} />;
}

interface EntityProps {
  project: ProjectDetail;
  entity: EntityRowFragment;
}

function EntityInFull({ project, entity }: EntityProps) {
  const t = useMessages();
  const ownLocale = useLocale();
  const { city } = project.address;
  const type = t(`estates.subType.${entity.subType}`);
  const heading = t('projects.card.entity', { type, number: entity.number, project: project.name });
  const paths = project.alternates.map(({ locale, path }) => ({ locale, path: `${path}/${entity.id}` }));
  const names = project.kind === 'ALLOTMENT' ? 'lots' : 'entity';
  return (
    <article className="detail">
      <PageHead
        title={`${heading}, ${city.name}`}
        description={`${heading}, ${townLabel(city)}`}
        canonical={{ paths, own: entity.path }}
        isIndexed={entity.isIndexable}
        listing={{ id: project.id, pictures: project.pictures, price: project.priceFrom }}
      />
      <Breadcrumbs
        trail={entityTrail(project, t, ownLocale)}
        current={t('projects.entity.short', { type, number: entity.number })}
      />
      <div className="entity__head">
        <h1>{heading}</h1>
        <Heart listing={entity} name={`${heading}, ${city.name}`} />
      </div>
      <PrintSheet {...project} id={entity.id} reference={entity.reference} />
      {isOffered(entity.status.code) || <p className="notice">{t(`projects.${names}.closed`)}</p>}
      <div className="entity">
        <EntityPlan entity={entity} />
        <div>
          <EntityFacts project={project} entity={entity} />
          {isOffered(entity.status.code) && (
            <div className="project-ways project-ways--entity">
              <ProjectViewing id={entity.id} />
            </div>
          )}
          <EntityCostLink project={project} entity={entity} />
        </div>
      </div>
      <p>
        <SubscribeLink
          query={entitySearchQuery(entity, project)}
          label={
            entity.status.code === 'AVAILABLE'
              ? 'listings.detail.subscribeLike'
              : 'listings.detail.subscribeAgain'
          }
        />
      </p>
      <DeferredPart part={legal} projectId={project.id} entityId={entity.id} />
      <Others project={project} entity={entity} />
      <DeferredPart
        part={map}
        project={project}
        heading={t('projects.heading', { name: project.name, city: city.name })}
      />
      <section className="section" aria-labelledby="office-title">
        <h2 id="office-title">{t('projects.section.office')}</h2>
        <OfficeSection listing={project} askAbout={isOffered(entity.status.code) ? entity.id : undefined} />
      </section>
      <DeferredPart
        part={share}
        path={entity.path}
        heading={`${heading}, ${city.name}`}
        picture={entity.plan}
      />
    </article>
  );
}

/** Other entities of the same type in the project. */
function Others({ project, entity }: EntityProps) {
  const t = useMessages();
  const others = project.entities.filter(({ id, type }) => id !== entity.id && type === entity.type);
  if (others.length === 0) return null;
  return (
    <section className="section" aria-labelledby="others-title">
      <h2 id="others-title">
        {t(project.kind === 'ALLOTMENT' ? 'projects.lots.others' : 'projects.entity.others')}
      </h2>
      <EntityTable
        entities={others}
        view={{ order: 'ASC', onlyAvailable: false, compare: [] }}
        kind={project.kind}
        isPlain
      />
    </section>
  );
}
