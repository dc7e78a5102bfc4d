import type { ReactNode } from 'react';

export interface Fact {
  key: string;
  name: string;
  value: ReactNode;
  /** Whether the answer is no, and can be told together with others. */
  isAbsent?: boolean;
  /** Whether the value is a passage of text, below its name. */
  isLong?: boolean;
}

/** The facts of a section as a description list. What the estate does not have is named together in the last row. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  const absent = facts.filter(({ isAbsent }) => isAbsent);
  const together = absent.length > 1 ? absent : [];
  return (
    <dl className="fact-list">
      {facts
        .filter((fact) => !together.includes(fact))
        .map(({ key, name, value, isLong }) => (
          <div key={key} className={isLong ? 'fact-list__long' : undefined}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      {together.length > 0 && (
        <div className="fact-list__absent">
          {together.map(({ key, name }) => (
            <dt key={key}>{name}</dt>
          ))}
          <dd>{together[0]?.value}</dd>
        </div>
      )}
    </dl>
  );
}
