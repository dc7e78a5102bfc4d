import '../listings/detail.css';
import '../listings/detail/sections.css';
import './project.css';
import '../../map/map.css';
import { type LoaderFunctionArgs, redirect, useParams } from 'react-router';
import { isOffered } from '../../../shared/listings/vocabulary.ts';
import type { Locale } from '../../../shared/locales.ts';
import { useResult } from '../../data/results.ts';
import { runQueryOf, TRY_NEXT_VARIANT } from '../../data/run-query.ts';
import { DeferredPart, deferred } from '../../deferred.tsx';
import { useMessages } from '../../intl/use-messages.ts';
import { useLocale } from '../../locale.tsx';
import type { PageModule } from '../../page.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Section } from '../../ui/sections.tsx';
import { ClosedNotice } from '../listings/detail/closed-notice.tsx';
import { completeListingLoader } from '../listings/detail/complete-listing-loader.ts';
import { Description } from '../listings/detail/description.tsx';
import { DocumentHead } from '../listings/detail/document-head.tsx';
import { Downloads, Films } from '../listings/detail/files.tsx';
import { PrintSheet } from '../listings/detail/print-sheet.tsx';
import { ListingPathDocument } from '../listings/generated/listing-path.generated.ts';
import { SubscribeLink } from '../listings/subscribe-link.tsx';
import { OfficeSection } from '../offices/office-section.tsx';
import { Gallery } from '../pictures/gallery.tsx';
import {
  ProjectDetailDocument,
  type ProjectDetailQuery,
  SimilarProjectsDocument,
} from './generated/project.generated.ts';
import { ProjectViewingDocument } from './generated/project-viewing.generated.ts';
import { ProjectHead } from './project-head.tsx';
import { projectTrail } from './project-trail.ts';
import { projectSearchQuery } from './subscription-queries.ts';

/** The project of a project's page. */
export type ProjectDetail = NonNullable<ProjectDetailQuery['project']>;

const entities = deferred(async () => (await import('./entities/project-entities.tsx')).ProjectEntities);
const similar = deferred(async () => (await import('./similar-projects.tsx')).SimilarProjects);
const map = deferred(async () => (await import('./project-map.tsx')).ProjectMap);
const share = deferred(async () => (await import('../../ui/share.tsx')).Share);

export const projectPage: PageModule = {
  documents: [ProjectDetailDocument, ProjectViewingDocument, SimilarProjectsDocument],
  createLoader: (locale) => (args) => loadProject(args, locale),
  Component: ProjectPage,
  deferred: [entities, similar, map, share],
};

async function loadProject(args: LoaderFunctionArgs, locale: Locale) {
  const run = runQueryOf(args.context);
  const id = args.params.estateId ?? '';
  const { project } = await run(ProjectDetailDocument, { id, locale });
  if (project) {
    if (isOffered(project.status.code)) await run(ProjectViewingDocument, { id, locale });
    const similar = { document: SimilarProjectsDocument, variables: { id, locale } };
    return completeListingLoader(project, args, similar, { variant: 'project' });
  }
  // The id of an entity or a rental unit redirects to its own page.
  const { listings } = await run(ListingPathDocument, { ids: [id], locale });
  if (!listings[0]) return TRY_NEXT_VARIANT;
  throw redirect(listings[0].path + new URL(args.request.url).search, 301);
}

function ProjectPage() {
  const t = useMessages();
  const locale = useLocale();
  const { estateId = '' } = useParams();
  const { project } = useResult(ProjectDetailDocument, { id: estateId, locale });
  if (!project) return null;
  const isGone = project.status.code === 'WITHDRAWN';
  const heading = t('projects.heading', { name: project.name, city: project.address.city.name });
  return (
    <article className="detail">
      <DocumentHead listing={project} heading={heading} price={project.priceFrom} />
      <Breadcrumbs trail={projectTrail(project, t, locale)} current={project.name} />
      {!isOffered(project.status.code) && (
        <>
          <ClosedNotice
            heading={isGone ? heading : null}
            text={t('projects.closed', { name: project.name })}
          />
          <DeferredPart part={similar} id={project.id} />
        </>
      )}
      {!isGone && <ProjectInFull project={project} heading={heading} />}
    </article>
  );
}

function ProjectInFull({ project, heading }: { project: ProjectDetail; heading: string }) {
  const t = useMessages();
  const { pictures, documents, video, virtualTour } = project;
  return (
    <>
      <Gallery
        key={project.id}
        listing={{ id: project.id, type: project.types[0] ?? 'APARTMENT' }}
        heading={heading}
        pictures={pictures}
        video={video}
        virtualTour={virtualTour}
      />
      <ProjectHead project={project} heading={heading} />
      <PrintSheet {...project} />
      <Section id="entities" title={t('projects.section.entities')}>
        <DeferredPart part={entities} project={project} />
        <p>
          <SubscribeLink
            query={projectSearchQuery(project)}
            label={
              project.status.code === 'AVAILABLE'
                ? 'listings.detail.subscribeLike'
                : 'listings.detail.subscribeAgain'
            }
          />
        </p>
      </Section>
      <Section id="description" title={t('projects.section.description')}>
        <Description listing={project} />
      </Section>
      {(documents.length > 0 || video || virtualTour) && (
        <Section id="downloads" title={t('projects.section.downloads')}>
          {(video || virtualTour) && <Films listing={project} />}
          <Downloads documents={documents} />
        </Section>
      )}
      <DeferredPart part={map} project={project} heading={heading} />
      <Section id="office" title={t('projects.section.office')}>
        <OfficeSection listing={project} askAbout={isOffered(project.status.code) ? project.id : undefined} />
      </Section>
      <DeferredPart part={share} path={project.path} heading={heading} picture={pictures[0]} />
    </>
  );
}
