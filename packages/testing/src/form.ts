interface FormFile {
  readonly content: Buffer | string;
  /** Written into the part's header unescaped. */
  readonly filename?: string;
  readonly field?: string;
}

const boundary = "----a-boundary-of-the-tests";

export const formType = `multipart/form-data; boundary=${boundary}`;

export function formBody(fields: Readonly<Record<string, string>>, ...files: readonly FormFile[]): Buffer {
  const texts = Object.entries(fields).map(([name, value]) =>
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
  );
  const parts = files.map(({ content, filename = "photo.jpg", field = "file" }) => [
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${filename}"\r\n`),
    Buffer.from("Content-Type: application/octet-stream\r\n\r\n"),
    Buffer.from(content),
    Buffer.from("\r\n"),
  ]);
  return Buffer.concat([...texts, ...parts.flat(), Buffer.from(`--${boundary}--\r\n`)]);
}

export const form = (fields: Readonly<Record<string, string>>, ...files: readonly FormFile[]) => ({
  headers: { "content-type": formType },
  payload: formBody(fields, ...files),
});
