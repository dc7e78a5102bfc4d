import { type LoaderFunctionArgs, type RouteObject, useActionData, useLoaderData } from 'react-router';
import { MAX_ADDRESS } from '../../../shared/desk/site.ts';
import { useMessages } from '../../intl/use-messages.ts';
import { Button } from '../../ui/button/button.tsx';
import {
  createChangeAction,
  fieldOf,
  mutationChange,
  type RejectedChange,
  textOf,
  versionOf,
} from '../change-action.ts';
import { deskOf } from '../desk-context.ts';
import { ChangeOutcome } from '../frame/change-outcome.tsx';
import { DeskHead } from '../frame/desk-head.tsx';
import {
  RedirectsAtDeskDocument,
  type RedirectsAtDeskQuery,
  SaveRedirectDocument,
} from './generated/redirects.generated.ts';

type Redirects = RedirectsAtDeskQuery['siteRedirects'];

/** Addresses of an earlier site, and where they lead. */
export const redirectsRoute: RouteObject = {
  id: 'redirects',
  path: 'site/redirects',
  loader: load,
  action: createChangeAction({
    save: mutationChange(SaveRedirectDocument, 'saveRedirect', (form) => ({
      from: textOf(form, 'from')?.trim() ?? '',
      to: textOf(form, 'to')?.trim() ?? '',
      version: versionOf(form, 'version'),
    })),
    remove: mutationChange(SaveRedirectDocument, 'saveRedirect', (form) => ({
      from: fieldOf(form, 'from'),
      to: null,
      version: versionOf(form, 'version'),
    })),
  }),
  Component: RedirectsPage,
};

async function load({ context }: LoaderFunctionArgs): Promise<Redirects> {
  return (await deskOf(context).run(RedirectsAtDeskDocument, {})).siteRedirects;
}

function RedirectsPage() {
  const t = useMessages();
  const { redirects, version } = useLoaderData<Redirects>();
  return (
    <div className="desk-page">
      <DeskHead title={t('desk.site.redirects')}>
        <a href="/desk/site">{t('desk.site.back')}</a>
      </DeskHead>
      <ChangeOutcome done={{ save: 'desk.redirects.saved', remove: 'desk.redirects.removed' }} />
      <NewRedirect />
      {redirects.length === 0 && <p>{t('desk.redirects.none')}</p>}
      <ul className="desk-list">
        {redirects.map(({ from, to }) => (
          <li key={from} className="desk-row">
            <span className="desk-site__redirect">
              <strong>{from}</strong>
              {` → ${to}`}
            </span>
            <form method="post">
              <input type="hidden" name="from" value={from} />
              <input type="hidden" name="version" value={version} />
              <Button
                type="submit"
                look="text"
                name="intent"
                value="remove"
                aria-label={t('desk.redirects.removeOf', { from })}
              >
                {t('desk.redirects.remove')}
              </Button>
            </form>
          </li>
        ))}
      </ul>
    </div>
  );
}

function NewRedirect() {
  const t = useMessages();
  const { version } = useLoaderData<Redirects>();
  const rejected = useActionData<RejectedChange>();
  const typed = rejected?.intent === 'save' ? rejected.values : {};
  return (
    <form method="post" className="desk-form" aria-labelledby="new">
      <h2 id="new">{t('desk.redirects.new')}</h2>
      <input type="hidden" name="version" value={typed.version ?? version} />
      <p className="hint">{t('desk.redirects.hint')}</p>
      <label className="field">
        {t('desk.redirects.from')}
        <input name="from" maxLength={MAX_ADDRESS} defaultValue={typed.from} required />
      </label>
      <label className="field">
        {t('desk.redirects.to')}
        <input name="to" maxLength={MAX_ADDRESS} defaultValue={typed.to} required />
      </label>
      <Button type="submit" name="intent" value="save">
        {t('desk.redirects.save')}
      </Button>
    </form>
  );
}
