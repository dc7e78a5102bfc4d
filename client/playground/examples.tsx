import { type GraphiQLPlugin, PlayIcon, useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import { writeVariables } from './example-days.ts';
import { EXAMPLES, type Example } from './examples.data.ts';
import { showVariables } from './show-variables.ts';

/** The list of examples beside the editor, each with a one-sentence description. */
export const EXAMPLES_PLUGIN: GraphiQLPlugin = { title: 'Examples', icon: PlayIcon, content: Examples };

function Examples() {
  const open = useOpenExample();
  return (
    <section aria-labelledby="examples">
      <h2 id="examples">Examples</h2>
      <ul>
        {EXAMPLES.map((example) => (
          <li key={example.query}>
            <button type="button" onClick={() => open(example)}>
              <strong>{operationName(example)}</strong> {sentence(example)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Opens an example in a new tab, or switches to the tab that still contains it unchanged. */
function useOpenExample() {
  const { addTab, changeTab, setOperationName, updateActiveTabValues } = useGraphiQLActions();
  const tabs = useGraphiQL((state) => state.tabs);
  const queryEditor = useGraphiQL((state) => state.queryEditor);
  const variableEditor = useGraphiQL((state) => state.variableEditor);
  return (example: Example) => {
    const { query } = example;
    const variables = writeVariables(example, new Date());
    if (variables) showVariables();
    const opened = tabs.findIndex((tab) => tab.query === query && (tab.variables ?? '') === variables);
    if (opened >= 0) return changeTab(opened);
    addTab();
    queryEditor?.setValue(query);
    variableEditor?.setValue(variables);
    // The editors update the tab with a delay. Until then, it would lose the example when another one is opened, and
    // run the operation of the previous tab.
    updateActiveTabValues({ query, variables });
    setOperationName(operationName(example));
  };
}

function operationName({ query }: Example): string {
  return /^(?:query|mutation|subscription) (\w+)/m.exec(query)?.[1] ?? '';
}

/** Returns the text of the comment above the operation. */
function sentence({ query }: Example): string {
  const lines = query.split('\n');
  const end = lines.findIndex((line) => !line.startsWith('#'));
  return lines
    .slice(0, end)
    .map((line) => line.replace('# ', ''))
    .join(' ');
}
