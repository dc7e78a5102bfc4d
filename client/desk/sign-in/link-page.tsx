import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type RouteObject,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { useMessages } from '../../intl/use-messages.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { DESK_PATH } from '../desk-path.ts';
import { DeskHead } from '../frame/desk-head.tsx';
import { type LinkProblem, signInDeskOf } from './sign-in-desk.ts';

/** The page of a link in a mail. Opening it changes nothing, because scanners of mails open links too. */
export const signInLinkRoute: RouteObject = {
  id: 'sign-in-link',
  path: 'sign-in/:token',
  loader: load,
  action: redeem,
  Component: LinkPage,
};

const STATUSES: Readonly<Record<LinkProblem, number>> = {
  unknown: 404,
  used: 410,
  expired: 410,
  otherBrowser: 403,
};

async function load({ params, context }: LoaderFunctionArgs) {
  return withStatus(await signInDeskOf(context).findLinkProblem(params.token ?? ''));
}

async function redeem({ params, context }: ActionFunctionArgs) {
  const outcome = await signInDeskOf(context).redeemLink(params.token ?? '');
  if ('address' in outcome) throw redirect(outcome.address, 303);
  return withStatus(outcome.problem);
}

function withStatus(problem: LinkProblem | null) {
  return data(problem, { status: problem ? STATUSES[problem] : 200 });
}

function LinkPage() {
  const t = useMessages();
  const atOpening = useLoaderData<LinkProblem | null>();
  const problem = useActionData<LinkProblem>() ?? atOpening;
  return (
    <div className="desk-page">
      <DeskHead title={t('desk.signIn.title')} />
      {problem ? <Problem problem={problem} /> : <RedeemForm />}
    </div>
  );
}

function RedeemForm() {
  const t = useMessages();
  return (
    <form method="post" className="desk-form">
      <p>{t('desk.signIn.link.text')}</p>
      <Button type="submit">{t('desk.signIn.link.submit')}</Button>
    </form>
  );
}

function Problem({ problem }: { problem: LinkProblem }) {
  const t = useMessages();
  return (
    <>
      <p className="alert alert--danger" role="alert">
        {t(`desk.signIn.link.${problem}`)}
      </p>
      <p>
        <ButtonLink href={`${DESK_PATH}/sign-in`}>{t('desk.signIn.link.new')}</ButtonLink>
      </p>
    </>
  );
}
