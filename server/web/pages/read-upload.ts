/** Reads a form with photos (`multipart/form-data`), one photo at a time. */
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyHeaders } from '@fastify/busboy';
import { MAX_PHOTO_BYTES, MAX_PHOTOS, PHOTO_INPUT } from '../../../shared/leads/photos.ts';
import { OverloadError } from '../../platform/errors/overload-error.ts';

/** Texts have at most 2 MB in all, as in other forms; an overlong one gets a validation error of its field. */
const LIMITS = {
  fields: 100,
  fieldNameSize: 100,
  fieldSize: 20_000,
  // One more, so that the form can say that there were too many.
  files: MAX_PHOTOS + 1,
  fileSize: MAX_PHOTO_BYTES,
  parts: 120,
};

/**
 * Creates a function that receives one form for each of at most `max` requests at a time, because each holds the bytes
 * of a photo.
 * @throws OverloadError through the promise, when there are more.
 */
export function limitUploads(max: number): <Form>(receive: () => Promise<Form>) => Promise<Form> {
  let active = 0;
  return async (receive) => {
    if (active >= max) throw new OverloadError();
    active += 1;
    try {
      return await receive();
    } finally {
      active -= 1;
    }
  };
}

/** The bytes of a photo; null when it is too large. */
export type UploadedBytes = Buffer | null;

export interface Upload<Photo> {
  fields: URLSearchParams;
  photos: Photo[];
}

/**
 * Reads fields and photos. The next photo is not read from the connection before `prepare` has finished the previous
 * one, so a request holds the bytes of one photo.
 * @throws an error with status 400 when the body is not valid.
 */
export async function readUpload<Photo>(
  req: IncomingMessage,
  prepare: (bytes: UploadedBytes) => Promise<Photo>,
): Promise<Upload<Photo>> {
  const fields = new URLSearchParams();
  const photos: Photo[] = [];
  const parser = createParser(req);
  let failure: unknown;
  let reading = Promise.resolve();
  parser.on('field', (name, value) => fields.append(name, value));
  parser.on('file', (name, stream) => {
    // A body that is cut off destroys this stream, perhaps before it is read. Without a listener the process would end.
    stream.on('error', (error) => {
      failure ??= error;
    });
    const read = async () => {
      const bytes = await readFile(stream);
      if (name === PHOTO_INPUT && bytes?.length !== 0) photos.push(await prepare(bytes));
    };
    reading = reading.then(read).catch((error: unknown) => {
      failure ??= error;
      stream.resume();
    });
  });
  await pipeline(req, parser).catch((error: unknown) => {
    throw Object.assign(new Error('the upload is not valid', { cause: error }), { status: 400 });
  });
  await reading;
  if (failure) throw failure;
  return { fields, photos };
}

function createParser(req: IncomingMessage) {
  try {
    return new Busboy({ headers: req.headers as BusboyHeaders, limits: LIMITS });
  } catch (error) {
    throw Object.assign(new Error('the upload has no boundary', { cause: error }), { status: 400 });
  }
}

async function readFile(stream: Readable & { truncated?: boolean }): Promise<UploadedBytes> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return stream.truncated ? null : Buffer.concat(chunks);
}
