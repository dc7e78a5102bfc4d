/** Changes that break some documents or generated types of clients of the last release, each accepted for a reason. */
export interface AcceptedChange {
  /** In the words of `findBreakingChanges` of graphql-js; or a pattern of several, with a summary for the document. */
  change: string | { pattern: RegExp; summary: string };
  reason: string;
}

const RENAMED =
  'A mention became a legal statement. `Estate.mentions` remains; only fragments and generated types with the old name fail.';

export const EXCEPTIONS: readonly AcceptedChange[] = [
  {
    change: 'Listing changed from a Union type to an Interface type.',
    reason: 'All documents stay valid: fragments on its types are selected as before.',
  },
  ...['Mention', 'MentionCode', 'MentionRule', 'MentionSource', 'MentionFine'].map((type) => ({
    change: `${type} was removed.`,
    reason: RENAMED,
  })),
  { change: 'Estate.mentions changed type from [Mention!]! to [LegalStatement!]!.', reason: RENAMED },
  {
    change: 'LegalRule.lastVerified changed type from Date! to Date.',
    reason: 'A rule whose source has not been read had a date that was not true.',
  },
  {
    change: {
      pattern: /^(?:Query|Mutation)\.\w+ changed type from (.+)! to \1\.$/,
      summary: 'Root fields of queries and mutations are nullable.',
    },
    reason:
      'A failed field made the whole response null, also for the others. Types that are generated anew have null there, unless the generator reads `@semanticNonNull`.',
  },
];
