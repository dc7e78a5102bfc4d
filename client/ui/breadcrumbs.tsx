import './breadcrumbs.css';
import { useMessages } from '../intl/use-messages.ts';

/** A page above the current one. */
export interface Breadcrumb {
  name: string;
  path: string;
}

/** The pages above the current one, the highest first, then the current page. */
export function Breadcrumbs({ trail, current }: { trail: readonly Breadcrumb[]; current: string }) {
  const t = useMessages();
  return (
    <nav className="breadcrumbs" aria-label={t('layout.breadcrumbs')}>
      <ol>
        {trail.map(({ name, path }) => (
          <li key={path}>
            <a href={path}>{name}</a>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
