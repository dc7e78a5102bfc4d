import { data, type LoaderFunctionArgs, type RouteObject, useLoaderData } from 'react-router';
import { useMessages } from '../../intl/use-messages.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { phoneHref } from '../../ui/phone-number.ts';
import { createChangeAction, fieldOf, mutationChange, textOf, versionOf } from '../change-action.ts';
import { deskOf } from '../desk-context.ts';
import { ChangeOutcome } from '../frame/change-outcome.tsx';
import { DeskHead } from '../frame/desk-head.tsx';
import type { MessageStep } from '../generated/schema-types.ts';
import { ChangeMessageDocument, MessageDocument, type MessageQuery } from './generated/message.generated.ts';
import { MessageFacts } from './message-facts.tsx';
import { PersonSection } from './person-section.tsx';
import { ProgressForm } from './progress-form.tsx';

/** One message, with what can be done about it. */
export const messageRoute: RouteObject = {
  id: 'message',
  path: 'messages/:id',
  loader: load,
  action: createChangeAction({
    take: stepChange('TAKE'),
    assign: stepChange('ASSIGN'),
    finish: stepChange('FINISH'),
    reopen: stepChange('REOPEN'),
    note: stepChange('NOTE'),
  }),
  Component: MessagePage,
};

function stepChange(step: MessageStep) {
  return mutationChange(ChangeMessageDocument, 'changeMessage', (form) => {
    return {
      change: {
        id: fieldOf(form, 'id'),
        version: versionOf(form, 'version'),
        step,
        assignee: textOf(form, 'assignee'),
        note: textOf(form, 'note'),
      },
    };
  });
}

export type ShownMessage = NonNullable<MessageQuery['message']>;

async function load({ params, context }: LoaderFunctionArgs): Promise<ShownMessage> {
  const { message } = await deskOf(context).run(MessageDocument, { id: params.id ?? '' });
  if (!message) throw data(null, { status: 404 });
  return message;
}

function MessagePage() {
  const t = useMessages();
  const message = useLoaderData<ShownMessage>();
  const { kind, visitorName, phone, replyHref } = message;
  return (
    <div className="desk-page">
      <DeskHead
        title={t('desk.message.title', { kind: t(`desk.message.kind.${kind}`), name: visitorName })}
      />
      <ChangeOutcome
        done={{
          take: 'desk.message.taken',
          assign: 'desk.message.assigned',
          finish: 'desk.message.finished',
          reopen: 'desk.message.reopened',
          note: 'desk.message.noted',
        }}
      />
      <MessageFacts message={message} />
      <p className="message-ways">
        <ButtonLink href={replyHref}>{t('desk.message.reply')}</ButtonLink>
        {phone && (
          <ButtonLink look="quiet" href={phoneHref(phone)}>
            {t('desk.message.call')}
          </ButtonLink>
        )}
      </p>
      <ProgressForm message={message} />
      <PersonSection person={message.person} />
    </div>
  );
}
