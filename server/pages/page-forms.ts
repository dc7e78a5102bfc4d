import express, { type RequestHandler, Router } from 'express';
import { PAGES } from '../../client/pages.ts';
import { isLocale } from '../../shared/locales.ts';
import { matchRoute, type RouteName } from '../../shared/routes.ts';
import { fromThisSite } from './from-this-site.ts';

declare global {
  namespace Express {
    interface Locals {
      /** The form that was sent to this page, URL-encoded. */
      form?: string;
    }
  }
}

const ENCODED = 'application/x-www-form-urlencoded';
/** A text that is far too long gets an answer that names its field; what is larger is no form. */
const LARGEST_FORM = '2mb';

const WITH_FORM = new Set(PAGES.filter((page) => page.takesForm).map(({ name }) => name));

/** Whether this page has a form that is sent to its own address. */
export function takesForm(name: RouteName | undefined): boolean {
  return name !== undefined && WITH_FORM.has(name);
}

/** Reads the form that is sent to a page which takes one; all other pages are only read. */
export function pageForms(): Router {
  const router = Router();
  const toFormPage: RequestHandler = (req, _res, next) => {
    const [, locale, ...path] = req.path.split('/');
    const isSent = req.method === 'POST' && isLocale(locale);
    next(isSent && takesForm(matchRoute(path.join('/'), locale)?.name) ? undefined : 'router');
  };
  const keep: RequestHandler = (req, res, next) => {
    if (typeof req.body !== 'string') return next(Object.assign(new Error('no form'), { status: 415 }));
    res.locals.form = req.body;
    next();
  };
  router.use(toFormPage, fromThisSite, express.text({ type: ENCODED, limit: LARGEST_FORM }), keep);
  return router;
}
