import { useResults } from './results.ts';
import { type PageDocument, resultKey, type Variables } from './run-query.ts';

interface ResultBlockProps {
  document: PageDocument;
  variables: Variables;
}

/**
 * Embeds the result of a streamed section in that section's own HTML. The key depends on document and
 * variables, not on the position in the tree, so server and browser compute the same key.
 */
export function ResultBlock({ document, variables }: ResultBlockProps) {
  const results = useResults();
  return (
    <script
      type="application/json"
      data-result={resultKey(document, variables)}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every < escaped
      dangerouslySetInnerHTML={{ __html: results.embed(document, variables) ?? '' }}
    />
  );
}
