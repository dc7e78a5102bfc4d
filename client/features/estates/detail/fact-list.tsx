export interface Fact {
  key: string;
  name: string;
  value: string;
}

/** Facts of a section, to be compared at a glance. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="fact-list">
      {facts.map(({ key, name, value }) => (
        <div key={key}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
