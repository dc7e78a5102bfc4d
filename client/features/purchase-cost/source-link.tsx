import type { Rule } from '../../../shared/rules/rule.ts';

/** A link to the official text of a rule. */
export const SourceLink = ({ source }: Pick<Rule, 'source'>) => (
  <a href={source.url} rel="external noopener">
    {source.name}
  </a>
);
