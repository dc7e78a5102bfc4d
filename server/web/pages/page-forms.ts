import express, { type RequestHandler, Router } from 'express';
import { hasTooManyFields } from '../../platform/http/form-fields.ts';
import { rejectForeignPosts } from './reject-foreign-posts.ts';

declare global {
  namespace Express {
    interface Locals {
      /** The form submitted to this page, URL-encoded. */
      form?: string;
    }
  }
}

const ENCODED = 'application/x-www-form-urlencoded';
/** Large enough that an overlong text gets a validation error of its field; larger bodies are rejected. */
const MAX_FORM_SIZE = '2mb';

/** Reads a form that is submitted to a page with a form. */
export function pageForms(publicUrl: string): Router {
  const router = Router();
  const toFormPage: RequestHandler = (req, res, next) => {
    const isRead = res.locals.form !== undefined;
    next(req.method === 'POST' && res.locals.match?.row?.hasForm && !isRead ? undefined : 'router');
  };
  const keep: RequestHandler = (req, res, next) => {
    const form: unknown = req.body;
    if (typeof form !== 'string') return next(Object.assign(new Error('no form'), { status: 415 }));
    if (hasTooManyFields(form)) return next(Object.assign(new Error('too many fields'), { status: 413 }));
    res.locals.form = form;
    next();
  };
  router.use(
    toFormPage,
    rejectForeignPosts(publicUrl),
    express.text({ type: ENCODED, limit: MAX_FORM_SIZE }),
    keep,
  );
  return router;
}
