import {
  DocExplorerStore,
  FieldDocumentation,
  SchemaDocumentation,
  TypeDocumentation,
  useDocExplorer,
  useDocExplorerActions,
} from '@graphiql/plugin-doc-explorer';
import { DocsIcon, type GraphiQLPlugin, MagnifyingGlassIcon, pick, useGraphiQL } from '@graphiql/react';
import { type GraphQLSchema, isType } from 'graphql';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { indexSchema, type SchemaEntry, searchSchema } from './search-schema.ts';

/**
 * GraphiQL's documentation with a search in descriptions; its own search reads names only. Its shortcut Ctrl-Alt-K
 * looks for this title and for the class of the search.
 */
export const DOCUMENTATION_PLUGIN: GraphiQLPlugin = {
  title: 'Documentation Explorer',
  icon: DocsIcon,
  content: Documentation,
};

/** Follows the schema and the types that are clicked in the editor. Rendered once inside GraphiQL. */
export function DocumentationState({ children }: { children: ReactNode }) {
  return <DocExplorerStore>{children}</DocExplorerStore>;
}

const MAX_RESULTS = 50;
const MAX_TEXT = 100;

function Documentation() {
  const { schema, fetchError, isIntrospecting } = useGraphiQL(
    pick('schema', 'fetchError', 'isIntrospecting'),
  );
  if (schema) return <SearchableDocumentation schema={schema} />;
  return (
    <p role="status">{isIntrospecting ? 'Loading the schema' : (fetchError ?? 'There is no schema.')}</p>
  );
}

function SearchableDocumentation({ schema }: { schema: GraphQLSchema }) {
  const stack = useDocExplorer();
  // Results are shown until something else is opened, which replaces the stack.
  const [search, setSearch] = useState({ text: '', stack });
  const isSearching = search.text.trim() !== '' && search.stack === stack;
  const { name } = stack.at(-1) ?? stack[0];
  const section = useRef<HTMLElement>(null);
  // The pane would keep the scroll position of what it showed before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each new content.
  useEffect(() => {
    section.current?.parentElement?.scrollTo(0, 0);
  }, [stack, isSearching]);
  return (
    <section ref={section} className="documentation" aria-label="Documentation Explorer">
      <label className="graphiql-doc-explorer-search-input">
        <MagnifyingGlassIcon aria-hidden="true" />
        <input
          type="search"
          aria-label="Search names and descriptions"
          placeholder="Search names and descriptions"
          maxLength={MAX_TEXT}
          value={search.text}
          onChange={(event) => setSearch({ text: event.target.value, stack })}
          onFocus={() => setSearch({ ...search, stack })}
        />
      </label>
      {isSearching ? (
        <Results schema={schema} text={search.text} />
      ) : (
        <>
          <BackLink />
          <h2>{name}</h2>
          <Opened schema={schema} />
        </>
      )}
    </section>
  );
}

function Results({ schema, text }: { schema: GraphQLSchema; text: string }) {
  const { push, reset } = useDocExplorerActions();
  const index = useMemo(() => indexSchema(schema), [schema]);
  const results = useMemo(() => searchSchema(index, text), [index, text]);
  const open = ({ type, field }: SchemaEntry) => {
    reset();
    push({ name: type.name, def: type });
    if (field) push({ name: field.name, def: field });
  };
  const shown = results.slice(0, MAX_RESULTS);
  const count = results.length === 1 ? '1 result' : `${results.length} results`;
  return (
    <>
      <p role="status">
        {shown.length < results.length ? `${count}, the first ${shown.length} are shown` : count}
      </p>
      <ul>
        {shown.map((entry) => (
          <li key={entry.title}>
            <button type="button" onClick={() => open(entry)}>
              <strong>{entry.title}</strong> {entry.description}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

function BackLink() {
  const stack = useDocExplorer();
  const { pop } = useDocExplorerActions();
  const previous = stack.at(-2);
  if (!previous) return null;
  return (
    <button type="button" className="documentation-back" onClick={pop}>
      ‹ {previous.name}
    </button>
  );
}

/** The schema, type or field on top of the stack. */
function Opened({ schema }: { schema: GraphQLSchema }) {
  const opened = useDocExplorer().at(-1)?.def;
  if (!opened) return <SchemaDocumentation schema={schema} />;
  return isType(opened) ? <TypeDocumentation type={opened} /> : <FieldDocumentation field={opened} />;
}
