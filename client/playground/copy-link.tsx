import { pick, ToolbarButton, useGraphiQL } from '@graphiql/react';
import { useState } from 'react';
import { writeShareLink } from './share-link.ts';

/** Copies a link to the operation in the editors. The address bar has it, too: without TLS there is no clipboard. */
export function CopyLink() {
  const { queryEditor, variableEditor, operations, operationName } = useGraphiQL(
    pick('queryEditor', 'variableEditor', 'operations', 'operationName'),
  );
  const [message, setMessage] = useState('');
  const forget = () => setMessage('');
  const copy = async () => {
    const operation = {
      query: queryEditor?.getValue() ?? '',
      variables: variableEditor?.getValue() ?? '',
      operationName: operations && operations.length > 1 ? (operationName ?? '') : '',
    };
    const link = writeShareLink(operation, location);
    history.replaceState(null, '', link);
    setMessage((await writeClipboard(link)) ? 'Link copied' : 'Copy the link from the address bar');
  };
  return (
    <div className="copy-link">
      <ToolbarButton label="Copy link to this query" onClick={copy} onBlur={forget} onMouseLeave={forget}>
        <LinkIcon />
      </ToolbarButton>
      <span role="status">{message}</span>
    </div>
  );
}

async function writeClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

function LinkIcon() {
  return (
    <svg className="graphiql-toolbar-icon" viewBox="0 0 24 24" aria-hidden="true">
      <g fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round">
        <path d="M10 13a5 5 0 0 0 7.5.5l3-3a5 5 0 0 0-7-7l-1.7 1.7" />
        <path d="M14 11a5 5 0 0 0-7.5-.5l-3 3a5 5 0 0 0 7 7l1.7-1.7" />
      </g>
    </svg>
  );
}
