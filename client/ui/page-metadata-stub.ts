/** Replaces `page-metadata.tsx` in browsers, where nothing reads metadata after a navigation. */
export function PageMetadata(): null {
  return null;
}
