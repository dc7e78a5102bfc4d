import { useResult } from '../../data/results.ts';
import { useLocale } from '../../locale.tsx';
import { ViewingLinks } from '../listings/detail/viewing-links.tsx';
import { ProjectViewingDocument } from './generated/project-viewing.generated.ts';

/** Links to book a viewing of a project or entity on offer. */
export function ProjectViewing({ id }: { id: string }) {
  const { listing } = useResult(ProjectViewingDocument, { id, locale: useLocale() });
  const isViewed = listing?.__typename === 'Project' || listing?.__typename === 'ProjectEntity';
  return isViewed ? <ViewingLinks listing={listing} /> : null;
}
