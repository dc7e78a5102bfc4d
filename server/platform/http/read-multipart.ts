/** Parses the fields of a `multipart/form-data` body; null when it is of another type or invalid. */
export async function readMultipart(body: Buffer, contentType: string): Promise<FormData | null> {
  const response = new Response(new Uint8Array(body), { headers: { 'content-type': contentType } });
  return response.formData().catch(() => null);
}
