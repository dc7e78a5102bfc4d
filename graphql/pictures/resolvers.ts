import {
  documentUrl,
  type PictureFormat,
  pictureSrcset,
  pictureUrl,
  pictureWidthFor,
} from '../../shared/pictures/versions.ts';
import { inputError } from '../errors.ts';
import type {
  DocumentResolvers,
  PictureResolvers,
  PictureFormat as SchemaFormat,
} from '../generated/resolvers.ts';
import { localizedText } from '../listings/texts.ts';

const FORMATS: Record<SchemaFormat, PictureFormat> = { AVIF: 'avif', WEBP: 'webp', JPEG: 'jpg' };

const Picture: PictureResolvers = {
  alt: ({ alt, locale }) => localizedText(alt, locale),
  hash: ({ file }) => file?.hash ?? null,
  store: ({ file }) => file?.store ?? null,
  width: ({ file }) => file?.width ?? null,
  height: ({ file }) => file?.height ?? null,
  colour: ({ file }) => file?.shade ?? null,
  url: ({ file }, { width, format }) => {
    if (width < 1) throw inputError('width', 'is at least 1');
    return file && pictureUrl(file, pictureWidthFor(file.width, width), FORMATS[format]);
  },
  srcset: ({ file }, { format }) => file && pictureSrcset(file, FORMATS[format]),
};

const Document: DocumentResolvers = {
  url: ({ file }) => file && documentUrl(file),
};

export const pictureResolvers = { Picture, Document };
