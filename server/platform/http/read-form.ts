import express, { type RequestHandler } from 'express';
import { hasTooManyFields } from './form-fields.ts';

declare global {
  namespace Express {
    interface Locals {
      /** The form submitted to this page, URL-encoded. */
      form?: string;
    }
  }
}

/** Reads the form of a request. Other bodies get 415; those above the limit or with too many fields get 413. */
export const readForm = (limit: string): RequestHandler[] => [
  express.text({ type: 'application/x-www-form-urlencoded', limit }),
  keepForm,
];

const keepForm: RequestHandler = (req, res, next) => {
  const form: unknown = req.body;
  if (typeof form !== 'string') return next(Object.assign(new Error('no form'), { status: 415 }));
  if (hasTooManyFields(form)) return next(Object.assign(new Error('too many fields'), { status: 413 }));
  res.locals.form = form;
  next();
};
