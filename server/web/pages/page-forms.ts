import { type RequestHandler, Router } from 'express';
import { readForm } from '../../platform/http/read-form.ts';
import { rejectForeignPosts } from './reject-foreign-posts.ts';

/** Large enough that an overlong text gets a validation error of its field; larger bodies are rejected. */
const MAX_FORM_SIZE = '2mb';

/** Reads a form that is submitted to a page with a form. */
export function pageForms(publicUrl: string): Router {
  const router = Router();
  const toFormPage: RequestHandler = (req, res, next) => {
    const isRead = res.locals.form !== undefined;
    next(req.method === 'POST' && res.locals.match?.row?.hasForm && !isRead ? undefined : 'router');
  };
  router.use(toFormPage, rejectForeignPosts(publicUrl), ...readForm(MAX_FORM_SIZE));
  return router;
}
