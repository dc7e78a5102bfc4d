import { useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import { useEffect } from 'react';
import type { SharedOperation } from './share-link.ts';
import { showVariables } from './show-variables.ts';

/** Has no elements: adapts the editors and tabs, and completes the tab of a share link. */
export function Session({ shared }: { shared: SharedOperation | null }) {
  useEditorOptions();
  useSystemTheme();
  useVisibleTab();
  useSharedOperation(shared);
  return null;
}

/** Wraps long lines, and lets the Tab key leave the editors, which would trap the keyboard. */
function useEditorOptions(): void {
  const queryEditor = useGraphiQL((state) => state.queryEditor);
  const variableEditor = useGraphiQL((state) => state.variableEditor);
  useEffect(() => variableEditor?.updateOptions({ wordWrap: 'on' }), [variableEditor]);
  useEffect(() => {
    queryEditor?.updateOptions({ wordWrap: 'on' });
    // It has no option, only this command, which counts for all editors.
    queryEditor?.trigger('playground', 'editor.action.toggleTabFocusMode', null);
  }, [queryEditor]);
}

/** GraphiQL's own styles follow the system; the colours inside its editors would stay those of the start. */
function useSystemTheme(): void {
  const { setTheme } = useGraphiQLActions();
  const theme = useGraphiQL((state) => state.theme);
  useEffect(() => {
    const system = matchMedia('(prefers-color-scheme: dark)');
    const follow = () => theme === null && setTheme(null);
    system.addEventListener('change', follow);
    return () => system.removeEventListener('change', follow);
  }, [theme, setTheme]);
}

function useVisibleTab(): void {
  const id = useGraphiQL(({ tabs, activeTabIndex }) => tabs[activeTabIndex]?.id);
  const title = useGraphiQL(({ tabs, activeTabIndex }) => tabs[activeTabIndex]?.title);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new title changes the width of the tab.
  useEffect(() => {
    const tab = document.querySelector('[role="tab"][aria-selected="true"]');
    tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [id, title]);
}

/** GraphiQL has opened a tab with its query; it takes the operation's name by an action only. */
function useSharedOperation(shared: SharedOperation | null): void {
  const { setOperationName } = useGraphiQLActions();
  const isReady = useGraphiQL(({ queryEditor }) => Boolean(queryEditor));
  useEffect(() => {
    if (!isReady || !shared) return;
    if (shared.operationName) setOperationName(shared.operationName);
    if (shared.variables) showVariables();
  }, [isReady, shared, setOperationName]);
}
