import { isOffered, type StatusCode } from '../../shared/listings/vocabulary.ts';
import { isDescribed } from '../listings/visibility.ts';
import type { ProjectEntityParent } from './parents.ts';

/** Returns the status that visitors see: that of the project takes precedence when it is more restrictive. */
export function entityStatus({
  entity,
  project,
}: Pick<ProjectEntityParent, 'entity' | 'project'>): StatusCode {
  if (!isDescribed(project.status)) return project.status;
  return isOffered(entity.status) && !isOffered(project.status) ? project.status : entity.status;
}
