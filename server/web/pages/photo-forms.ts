import { createHash } from 'node:crypto';
import { type Request, type RequestHandler, Router } from 'express';
import { isPhotoSecret, PHOTO_SECRETS, readPhotoSecrets } from '../../../shared/leads/photos.ts';
import type { FieldFault } from '../../../shared/submissions/faults.ts';
import { HUMAN_FIELDS } from '../../../shared/submissions/human-fields.ts';
import { preparePhoto } from '../../features/leads/prepare-photo.ts';
import { savePhotos } from '../../features/leads/store/valuations.ts';
import { getOrCreateSecret } from '../../platform/database/secret.ts';
import { visitorOf } from '../../platform/http/visitor.ts';
import { OverBudgetError } from '../../platform/limits/over-budget-error.ts';
import { createToken } from '../../platform/security/tokens.ts';
import type { Services } from '../../services.ts';
import { limitUploads, readUpload, type UploadedBytes } from './read-upload.ts';
import { rejectForeignPosts } from './reject-foreign-posts.ts';

const MULTIPART = /^multipart\/form-data/i;
/** Forms with photos of an address block in an hour, valid or not. */
const UPLOADS = { name: 'UPLOADS', max: 20, seconds: 3600 };
/** Forms with photos that a process receives at a time. */
const MAX_ACTIVE = 4;

type Dependencies = Pick<Services, 'db' | 'now' | 'ports' | 'settings'>;
type Photo = { digest: string; picture: Buffer } | { fault: FieldFault };

/**
 * Receives the photos of a form and puts a secret for each into the form, which pages then handle as any other. The
 * secret follows from the form's token and the photo, so that a form that is sent twice is the same form.
 */
export function photoForms(dependencies: Dependencies): Router {
  const router = Router();
  const toPhotoForm: RequestHandler = (req, res, next) => {
    const isPhotoForm = req.method === 'POST' && res.locals.match?.row?.takesPhotos;
    next(isPhotoForm && MULTIPART.test(req.headers['content-type'] ?? '') ? undefined : 'router');
  };
  router.use(toPhotoForm, rejectForeignPosts(dependencies.settings.publicUrl), receive(dependencies));
  return router;
}

function receive({ db, now, ports }: Dependencies): RequestHandler {
  const limit = limitUploads(MAX_ACTIVE);
  const readForm = async (req: Request): Promise<string> => {
    const retryAfter = await ports.submissionLimits.countVisitor(UPLOADS, visitorOf(req));
    if (retryAfter !== null) throw new OverBudgetError(retryAfter);
    const { fields, photos } = await readUpload(req, identify);
    const formToken = fields.get(HUMAN_FIELDS.formToken) ?? '';
    const secret = await getOrCreateSecret(db, 'forms');
    const received = photos.map((photo) =>
      'fault' in photo
        ? photo
        : { ...photo, secret: createToken(secret, 'photo', `${formToken} ${photo.digest}`) },
    );
    const accepted = received.flatMap((photo) => ('fault' in photo ? [] : [photo]));
    await savePhotos(db, accepted, now());
    const earlier = readPhotoSecrets(fields.get(PHOTO_SECRETS) ?? '').filter(isPhotoSecret);
    const entries = received.map((photo) => ('fault' in photo ? photo.fault : photo.secret));
    fields.set(PHOTO_SECRETS, [...new Set([...earlier, ...entries])].join());
    return fields.toString();
  };
  return async (req, res, next) => {
    res.locals.form = await limit(() => readForm(req));
    next();
  };
}

async function identify(bytes: UploadedBytes): Promise<Photo> {
  if (!bytes) return { fault: 'photoTooLarge' };
  const picture = await preparePhoto(bytes);
  if (!picture) return { fault: 'photoUnreadable' };
  return { picture, digest: createHash('sha256').update(bytes).digest('base64url') };
}
