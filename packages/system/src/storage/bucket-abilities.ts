import { randomUUID } from "node:crypto";
import type { S3Settings } from "../config/config.ts";
import type { MissingAbility } from "../errors/missing-ability.ts";
import { openBucket } from "./bucket.ts";

const permissions: Readonly<Record<string, string>> = {
  write: "PutObject",
  "write only what is not there (If-None-Match)": "PutObject",
  read: "GetObject",
  copy: "GetObject and PutObject",
  list: "ListBucket",
  "take large files in parts": "PutObject and AbortMultipartUpload",
  delete: "DeleteObject",
};

/**
 * Tries what the site does with a bucket, on an object of its own below `prefix`.
 * @throws the error of the first request if the service is not reached
 */
export async function refusedAbilities(settings: S3Settings, prefix: string) {
  const bucket = await openBucket(settings);
  const key = `${prefix}.probe-${randomUUID()}`;
  const refused: MissingAbility[] = [];
  let stored: string | null = null;
  const attempt = async (ability: string, work: () => Promise<unknown>) => {
    try {
      await work();
    } catch (error) {
      const { $response, $metadata, name, message } = error as S3Error;
      // The service has not answered, so its abilities are unknown.
      if ($response === undefined && $metadata?.httpStatusCode === undefined) throw error;
      const says = `the bucket ${bucket.name} does not ${ability}: ${name === message ? name : `${name} ${message}`}`;
      refused.push({ says, advice: adviceOn(error as S3Error, ability), needed: true });
    }
  };
  await attempt("write", async () => {
    await bucket.put(key, "probe");
    stored = key;
  });
  // Everything else would be refused for the same reason.
  if (stored === null) return refused;
  const created = `${key}-new`;
  await attempt("write only what is not there (If-None-Match)", async () => {
    await bucket.put(created, "probe", { IfNoneMatch: "*" });
    const replaced = await bucket.put(created, "probe", { IfNoneMatch: "*" }).then(
      () => true,
      () => false,
    );
    if (replaced)
      refused.push({
        says: `the bucket ${bucket.name} ignores If-None-Match: an object could be replaced by another one`,
        advice: "The site gives no address twice, so it works; a service that knows the condition is safer.",
        needed: false,
      });
  });
  await attempt("read", () => bucket.read(key));
  await attempt("copy", () => bucket.copy(key, `${key}-copy`));
  await attempt("list", () => bucket.list(`${prefix}.probe-`));
  await attempt("take large files in parts", () => bucket.tryParts(`${key}-parts`));
  await attempt("delete", () => Promise.all([key, created, `${key}-copy`].map((each) => bucket.remove(each))));
  return refused;
}

interface S3Error extends Error {
  readonly $response?: unknown;
  readonly $metadata?: { readonly httpStatusCode?: number };
}

function adviceOn({ name, message, $metadata }: S3Error, ability: string): string {
  const text = `${name} ${message}`;
  if (/TimeTooSkewed/.test(text)) return "Set the clock of this machine.";
  if (/NoSuchBucket/.test(text)) return "Make the bucket, or correct the name of it in the settings.";
  if (/InvalidAccessKeyId|SignatureDoesNotMatch|InvalidToken/.test(text))
    return "Are the access key and the secret right, and whole?";
  if (/PermanentRedirect|AuthorizationHeaderMalformed|region/i.test(text)) return "Is the region right?";
  if ($metadata?.httpStatusCode === 403 || /AccessDenied|Forbidden/.test(text))
    return `Allow the key ${permissions[ability]} in this bucket.`;
  if ($metadata?.httpStatusCode === 501 || /NotImplemented|not implemented|WrongAnswer the list/i.test(text))
    return "Update the storage service, or take another one: it must know If-None-Match, lists and uploads in parts.";
  if (/Deserialization|HTML|doctype|Unexpected token/i.test(text))
    return "A web page answers at the endpoint: is it the address of the S3 service, and not of its console or a proxy?";
  return "Does the bucket exist, and are endpoint, key and permissions right?";
}
