import { useActionData } from 'react-router';
import { MAX_NOTE } from '../../../shared/desk/messages.ts';
import { useMessages } from '../../intl/use-messages.ts';
import { Button } from '../../ui/button/button.tsx';
import type { RejectedChange } from '../change-action.ts';
import type { ShownMessage } from './message-page.tsx';

const NOTE_HINT = 'note-hint';

/** The note and the steps, in one form: each step also stores the note. */
export function ProgressForm({ message }: { message: ShownMessage }) {
  const t = useMessages();
  const rejected = useActionData<RejectedChange>();
  const typed = rejected?.values.note?.replaceAll('\r\n', '\n');
  const { id, version, note } = message;
  return (
    <form method="post" className="desk-form message-progress" aria-labelledby="handle">
      <h2 id="handle">{t('desk.message.handle')}</h2>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="version" value={version} />
      {typed !== undefined && note && typed !== note && (
        <div className="message-progress__stored">
          <h3>{t('desk.message.storedNote')}</h3>
          <p className="desk-text">{note}</p>
        </div>
      )}
      <label className="field">
        {t('desk.message.note')}
        <textarea
          name="note"
          rows={4}
          maxLength={MAX_NOTE}
          aria-describedby={NOTE_HINT}
          defaultValue={typed ?? note ?? ''}
        />
      </label>
      <p id={NOTE_HINT} className="hint">
        {t('desk.message.noteHint')}
      </p>
      <StepButtons message={message} />
      <AssignField message={message} chosen={rejected?.values.assignee} />
    </form>
  );
}

function StepButtons({ message: { state, isMine, assigneeName } }: { message: ShownMessage }) {
  const t = useMessages();
  return (
    <div className="message-ways">
      {state === 'NEW' && <Step intent="take" label={t('desk.message.take')} />}
      {state === 'ANSWERING' && !isMine && (
        <Step intent="take" label={t('desk.message.takeOver', { name: assigneeName ?? '' })} />
      )}
      {state !== 'DONE' && <Step intent="finish" label={t('desk.message.finish')} />}
      {state === 'ANSWERING' && <Step intent="reopen" label={t('desk.message.release')} />}
      {state === 'DONE' && <Step intent="reopen" label={t('desk.message.reopen')} />}
      <Step intent="note" label={t('desk.message.saveNote')} />
    </div>
  );
}

function Step({ intent, label }: { intent: string; label: string }) {
  return (
    <Button type="submit" look={intent === 'take' ? 'main' : 'quiet'} name="intent" value={intent}>
      {label}
    </Button>
  );
}

function AssignField({ message, chosen }: { message: ShownMessage; chosen: string | undefined }) {
  const t = useMessages();
  const { colleagues, state } = message;
  if (colleagues.length === 0 || state === 'DONE') return null;
  return (
    <div className="message-progress__assign">
      <label className="field">
        {t('desk.message.assignee')}
        <select name="assignee" defaultValue={chosen}>
          {colleagues.map(({ email, name }) => (
            <option key={email} value={email}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <Button type="submit" look="quiet" name="intent" value="assign">
        {t('desk.message.assign')}
      </Button>
    </div>
  );
}
