import type { Request, RequestHandler } from 'express';
import { preparePhoto } from '../../features/leads/prepare-photo.ts';
import { limitUploads, readUpload, type UploadedBytes } from '../pages/read-upload.ts';

/** Forms with a picture that a process receives at a time. */
const MAX_ACTIVE = 2;

/**
 * Receives the picture of a manager's form, and puts its bytes into the field `picture`: a JPEG of less than 1 MB
 * without metadata, in base64. A file that is no picture leaves the field empty; further files are skipped. Other forms
 * are passed on.
 */
export function pictureForms(): RequestHandler {
  const limit = limitUploads(MAX_ACTIVE);
  return async (req, res, next) => {
    if (!req.is('multipart/form-data')) return next();
    if (res.locals.employee?.role !== 'MANAGER')
      throw Object.assign(new Error('only managers send pictures'), { status: 403 });
    res.locals.form = await limit(() => readPictureForm(req));
    next();
  };
}

async function readPictureForm(req: Request): Promise<string> {
  let isFirst = true;
  const { fields, photos } = await readUpload(req, async (bytes) => {
    const picture = isFirst ? await prepare(bytes) : '';
    isFirst = false;
    return picture;
  });
  fields.set('picture', photos[0] ?? '');
  return fields.toString();
}

async function prepare(bytes: UploadedBytes): Promise<string> {
  const picture = bytes && (await preparePhoto(bytes));
  return picture ? picture.toString('base64') : '';
}
