import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type RouteObject,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { signInForm } from '../../../shared/desk/sign-in-form.ts';
import { parseForm } from '../../../shared/submissions/parse-form.ts';
import { errorAttributes, FieldError } from '../../forms/field-error.tsx';
import { useMessages } from '../../intl/use-messages.ts';
import { Button } from '../../ui/button/button.tsx';
import { textOf } from '../change-action.ts';
import { DESK_PATH } from '../desk-path.ts';
import { DeskHead } from '../frame/desk-head.tsx';
import { PasskeyForm } from '../passkey/passkey-form.tsx';
import { type SignInDesk, signInDeskOf } from './sign-in-desk.ts';

/** Asks for the e-mail address to which a link is sent. */
export const signInRoute: RouteObject = {
  id: 'sign-in',
  path: 'sign-in',
  loader: load,
  action: signIn,
  Component: SignInPage,
};

interface LoaderData {
  /** The address to open after sign-in. */
  next: string | null;
  /** Whether a link was just requested. */
  isSent: boolean;
  /** Whether a form was sent without a session. */
  isLost: boolean;
}

interface Rejected {
  email: string;
  problem: 'email' | 'tooMany' | 'passkey';
}

function load({ request }: LoaderFunctionArgs): LoaderData {
  const { searchParams } = new URL(request.url);
  return {
    next: searchParams.get('next'),
    isSent: searchParams.has('sent'),
    isLost: searchParams.has('lost'),
  };
}

async function signIn({ request, context }: ActionFunctionArgs) {
  const sent = await request.formData();
  const desk = signInDeskOf(context);
  return sent.get('intent') === 'passkey' ? redeemPasskey(sent, desk) : requestLink(sent, desk);
}

async function redeemPasskey(sent: FormData, desk: SignInDesk) {
  const address = await desk.redeemPasskey(textOf(sent, 'response') ?? '', textOf(sent, 'next'));
  if (address !== null) throw redirect(address, 303);
  return data<Rejected>({ email: '', problem: 'passkey' }, { status: 422 });
}

async function requestLink(sent: FormData, desk: SignInDesk) {
  const typed = textOf(sent, 'email') ?? '';
  const { form, faults } = parseForm(signInForm(), { email: typed });
  if (faults) return data<Rejected>({ email: typed, problem: 'email' }, { status: 422 });
  const retryAfter = await desk.requestLink(form.email, textOf(sent, 'next'));
  if (retryAfter === null) throw redirect(`${DESK_PATH}/sign-in?sent`, 303);
  const headers = { 'retry-after': String(retryAfter) };
  return data<Rejected>({ email: typed, problem: 'tooMany' }, { status: 429, headers });
}

function SignInPage() {
  const t = useMessages();
  const { isSent, isLost } = useLoaderData<LoaderData>();
  const rejected = useActionData<Rejected>();
  return (
    <div className="desk-page">
      <DeskHead title={t('desk.signIn.title')} />
      {isLost && (
        <p className="alert alert--danger" role="alert">
          {t('desk.signIn.lost')}
        </p>
      )}
      {isSent && !rejected && (
        <p className="alert" role="status">
          {t('desk.signIn.sent')}
        </p>
      )}
      {rejected && rejected.problem !== 'email' && (
        <p className="alert alert--danger" role="alert">
          {t(rejected.problem === 'tooMany' ? 'desk.signIn.tooMany' : 'desk.passkey.failed.get')}
        </p>
      )}
      <LinkForm />
      <PasskeySignIn />
    </div>
  );
}

function LinkForm() {
  const t = useMessages();
  const { next } = useLoaderData<LoaderData>();
  const rejected = useActionData<Rejected>();
  const error = rejected?.problem === 'email' ? t('forms.fault.email') : undefined;
  return (
    <form method="post" action={`${DESK_PATH}/sign-in`} className="desk-form" noValidate>
      <p>{t('desk.signIn.text')}</p>
      <div className="field">
        <label htmlFor="email">{t('desk.signIn.email')}</label>
        <input
          id="email"
          name="email"
          type="email"
          autoComplete="username"
          defaultValue={rejected?.email}
          {...errorAttributes('email', error)}
        />
        <FieldError id="email" error={error} />
      </div>
      {next && <input type="hidden" name="next" value={next} />}
      <Button type="submit">{t('desk.signIn.submit')}</Button>
    </form>
  );
}

function PasskeySignIn() {
  const t = useMessages();
  const { next } = useLoaderData<LoaderData>();
  return (
    <PasskeyForm
      kind="get"
      action={`${DESK_PATH}/sign-in`}
      options={`${DESK_PATH}/sign-in/passkey-options`}
      intent="passkey"
      label={t('desk.passkey.signIn')}
    >
      {next && <input type="hidden" name="next" value={next} />}
    </PasskeyForm>
  );
}
