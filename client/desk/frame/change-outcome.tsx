import { useActionData, useSearchParams } from 'react-router';
import { type MessageKey, useMessages } from '../../intl/use-messages.ts';
import type { RejectedChange } from '../change-action.ts';

/** Says that the last change was made, or why not. `done`: the sentences by intent. */
export function ChangeOutcome({ done }: { done: Readonly<Record<string, MessageKey>> }) {
  const t = useMessages();
  // A preview is no change.
  const action = useActionData<RejectedChange | { messages?: undefined }>();
  const rejected = action?.messages ? action : null;
  const [parameters] = useSearchParams();
  if (rejected) {
    const messages = rejected.messages.length > 0 ? rejected.messages : [t('desk.unreadable')];
    return (
      <div className="alert alert--danger" role="alert">
        {messages.map((message) => (
          <p key={message}>{message}</p>
        ))}
        {rejected.values.note && (
          <>
            <p>{t('desk.typed')}</p>
            <p className="desk-text">{rejected.values.note}</p>
          </>
        )}
      </div>
    );
  }
  const intent = parameters.get('done') ?? '';
  const sentence = Object.hasOwn(done, intent) ? done[intent] : undefined;
  return sentence ? (
    <p className="alert" role="status">
      {t(sentence)}
    </p>
  ) : null;
}
