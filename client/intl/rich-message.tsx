import { createElement, Fragment, type ReactNode } from 'react';
import { formatPieces } from './format-message.ts';
import { useIntl } from './use-intl.ts';
import { compiledMessage, type MessageKey } from './use-messages.ts';

interface RichMessageProps {
  id: MessageKey;
  values: Record<string, ReactNode>;
}

/** A message with links or other elements in it. */
export function RichMessage({ id, values }: RichMessageProps): ReactNode {
  const intl = useIntl();
  return createElement(Fragment, null, ...formatPieces(compiledMessage(intl, id), values, intl));
}
