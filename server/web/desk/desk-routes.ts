/** `/desk`: the pages of employees. Nothing here is cached, indexed or embedded, and no other site is asked. */
import { type RequestHandler, Router } from 'express';
import { DESK_PATH } from '../../../client/desk/desk-path.ts';
import type { Session } from '../../../graphql/desk/account-ports.ts';
import type { Employee } from '../../../graphql/desk/ports.ts';
import { isLocale } from '../../../shared/locales.ts';
import { endSession } from '../../features/desk/store/sessions.ts';
import { readForm } from '../../platform/http/read-form.ts';
import type { Services } from '../../services.ts';
import { rejectForeignPosts } from '../pages/reject-foreign-posts.ts';
import { changeStream } from './change-stream.ts';
import { clearDeskCookie, readDeskCookie, setDeskCookie } from './cookies.ts';
import { deskAddress } from './desk-address.ts';
import { employeePages } from './employee-pages.ts';
import { findEmployeeSession } from './find-employee-session.ts';
import { messagePhotos } from './message-photos.ts';
import { rejectEncodedNul } from './nul-characters.ts';
import { pictureForms } from './picture-forms.ts';
import { createDeskPageSender } from './send-desk-page.ts';
import { registrationChallenges, signInChallenges } from './sign-in/passkey-options.ts';
import { signInPages } from './sign-in/sign-in-pages.ts';

const HEADERS = {
  'cache-control': 'no-store',
  'referrer-policy': 'same-origin',
  'x-robots-tag': 'noindex',
};
const MAX_FORM_SIZE = '200kb';
const LANGUAGE_DAYS = 365;
const API_PATH = `${DESK_PATH}/graphql`;
const SIGN_IN = `${DESK_PATH}/sign-in`;
/** All addresses of the desk. */
const ANY = /^\/desk(\/.*)?$/;

declare global {
  namespace Express {
    interface Locals {
      /** The signed-in employee, at the desk. */
      employee?: Employee;
      deskSession?: Session;
    }
  }
}

export function deskRoutes(services: Services): Router {
  const router = Router({ caseSensitive: true });
  const sendPage = createDeskPageSender(services);
  router.all(ANY, setHeaders, rejectEncodedNul);
  router.post(ANY, rejectForeignPosts(services.settings.publicUrl));
  router.post(API_PATH, requireSession(services, refuse), ...services.deskApi.handlers);
  const receivePicture = [requireSession(services, askToSignIn), pictureForms(), rejectEncodedNul];
  router.post(`${DESK_PATH}/site/news/:name`, ...receivePicture);
  router.post(ANY, isRead, ...readForm(MAX_FORM_SIZE), rejectEncodedNul);
  router.post(`${DESK_PATH}/language`, chooseLanguage);
  router.use(signInChallenges(services));
  router.all([SIGN_IN, `${SIGN_IN}/:token`], signInPages(services, sendPage));
  router.all(ANY, requireSession(services, askToSignIn));
  router.post(`${DESK_PATH}/sign-out`, signOut(services));
  router.use(registrationChallenges(services));
  router.get(`${DESK_PATH}/changes`, changeStream(services));
  router.use(messagePhotos(services));
  router.all(ANY, employeePages(services, sendPage));
  return router;
}

const setHeaders: RequestHandler = (_req, res, next) => {
  res.set(HEADERS);
  next();
};

/** Passes over the next handlers of the route when the form is read. */
const isRead: RequestHandler = (_req, res, next) => next(res.locals.form === undefined ? undefined : 'route');

/** Scripts without a session get 401. */
const refuse: RequestHandler = (_req, res) => {
  res.status(401).json({
    errors: [{ message: 'Sign in at the desk first.', extensions: { code: 'UNAUTHENTICATED' } }],
  });
};

/** The sign-in page leads back, and says that a form was not stored. */
const askToSignIn: RequestHandler = (req, res) => {
  const parameters = new URLSearchParams();
  if (req.method === 'POST') parameters.set('lost', '1');
  if (req.path !== DESK_PATH) parameters.set('next', req.originalUrl);
  const search = parameters.size > 0 ? `?${parameters}` : '';
  res.redirect(303, SIGN_IN + search);
};

/** Finds who makes a request; `orElse` answers requests without a session. */
function requireSession(services: Services, orElse: RequestHandler): RequestHandler {
  return async (req, res, next) => {
    const found = await findEmployeeSession(req, services);
    if (!found) return orElse(req, res, next);
    res.locals.employee = found.employee;
    res.locals.deskSession = found.session;
    next();
  };
}

const chooseLanguage: RequestHandler = (_req, res) => {
  const form = new URLSearchParams(res.locals.form);
  const language = form.get('language');
  if (isLocale(language)) setDeskCookie(res, 'desk-language', language, LANGUAGE_DAYS);
  res.redirect(303, deskAddress(form.get('back')));
};

function signOut({ db }: Services): RequestHandler {
  return async (req, res) => {
    await endSession(db, readDeskCookie(req, 'desk-session'));
    clearDeskCookie(res, 'desk-session');
    res.redirect(303, SIGN_IN);
  };
}
