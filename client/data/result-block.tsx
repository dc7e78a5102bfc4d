import { useResults } from './results.ts';
import { type PageDocument, resultKey, type Variables } from './run.ts';

interface ResultBlockProps {
  document: PageDocument;
  variables: Variables;
}

/**
 * Carries the result of a section that streams after the shell, inside that section's own HTML. The key
 * comes from document and variables, not from the tree, so server and browser agree.
 */
export function ResultBlock({ document, variables }: ResultBlockProps) {
  const results = useResults();
  return (
    <script
      type="application/json"
      data-result={resultKey(document, variables)}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every < escaped
      dangerouslySetInnerHTML={{ __html: results.carry(document, variables) ?? '' }}
    />
  );
}
