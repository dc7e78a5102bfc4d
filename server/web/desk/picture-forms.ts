import type { RequestHandler } from 'express';
import { OverloadError } from '../../platform/errors/overload-error.ts';
import { preparePicture } from '../../platform/media/import/prepare-picture.ts';
import { readUpload, type UploadedBytes } from '../pages/read-upload.ts';

/** Forms with a picture that a process receives at a time: each holds the bytes of one. */
const MAX_ACTIVE = 2;

/**
 * Receives the picture of a form, and puts its bytes into the field `picture`: a JPEG without metadata, in base64. A
 * file that is no picture leaves the field empty. Other forms are passed on. Needs a session.
 */
export function pictureForms(): RequestHandler {
  let active = 0;
  return async (req, res, next) => {
    if (!req.is('multipart/form-data')) return next();
    if (active >= MAX_ACTIVE) throw new OverloadError();
    active += 1;
    try {
      const { fields, photos } = await readUpload(req, prepare);
      fields.set('picture', photos[0] ?? '');
      res.locals.form = fields.toString();
    } finally {
      active -= 1;
    }
    next();
  };
}

async function prepare(bytes: UploadedBytes): Promise<string> {
  const prepared = bytes && (await preparePicture(bytes));
  return !prepared || prepared.fault ? '' : prepared.value.master.toString('base64');
}
