import type { ReactNode } from 'react';
import { useMessages } from '../../intl/use-messages.ts';
import { useDesk } from '../desk-context.ts';

interface DeskHeadProps {
  title: string;
  /** Beside the title. */
  children?: ReactNode;
}

/** The title of a page, in the document and above its content. */
export function DeskHead({ title, children }: DeskHeadProps) {
  const t = useMessages();
  const { agencyName } = useDesk();
  return (
    <div className="desk-head">
      <title>{`${title} · ${t('desk.name')} · ${agencyName}`}</title>
      <h1>{title}</h1>
      {children}
    </div>
  );
}
