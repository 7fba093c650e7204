import type { S3Settings } from "#platform/config/config.ts";

/** Milliseconds. */
export interface S3Timeouts {
  readonly connectionTimeout: number;
  /** Without receiving a byte. */
  readonly socketTimeout: number;
  readonly requestTimeout: number;
}

const defaultTimeouts: S3Timeouts = { connectionTimeout: 5000, socketTimeout: 15_000, requestTimeout: 30_000 };

/** A client of an S3-compatible service, with its commands. Imported only here, because it is large. */
export async function openS3Client(settings: S3Settings, timeouts = defaultTimeouts) {
  const s3 = await import("@aws-sdk/client-s3");
  const client = new s3.S3Client({
    endpoint: settings.endpoint,
    region: settings.region,
    credentials: { accessKeyId: settings.accessKeyId, secretAccessKey: settings.secretAccessKey },
    // Few services except Amazon's support bucket host names or the newer checksums.
    forcePathStyle: true,
    // An unreachable service does not delay the start, and a silent one does not block requests or variants for long.
    requestHandler: { ...timeouts, throwOnRequestTimeout: true },
    maxAttempts: 2,
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
  return { s3, client };
}
