import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon.tsx';
import type { CardFact } from './card-texts.ts';

interface CardFactsProps {
  facts: readonly CardFact[];
  /** A further item of the list. */
  children?: ReactNode;
}

/** The comparable facts on a listing's card; nothing without any. */
export function CardFacts({ facts, children }: CardFactsProps) {
  if (facts.length === 0 && !children) return null;
  return (
    <ul className="card__facts">
      {facts.map(({ icon, text }) => (
        <li key={text}>
          {icon && <Icon name={icon} />}
          {text}
        </li>
      ))}
      {children}
    </ul>
  );
}
