/**
 * A house in water, the sign of a medium chance of floods (score D) in adverts of Flemish homes. The sentence beside it
 * carries the meaning.
 */
export function FloodSymbol() {
  return (
    <svg className="flood-symbol" viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
      <rect className="flood-symbol__ground" x="1.5" y="1.5" width="45" height="45" rx="3" />
      <path className="flood-symbol__house" d="M24 7 8 21h4v11h24V21h4z M20 32v-8h8v8z" />
      <path
        className="flood-symbol__water"
        d="M5 33q4.75-5 9.5 0t9.5 0 9.5 0 9.5 0 M5 40q4.75-5 9.5 0t9.5 0 9.5 0 9.5 0"
      />
    </svg>
  );
}
