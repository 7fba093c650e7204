import type { Config } from "@visiga/system/config/config";
import type { Report } from "@visiga/system/errors/start-failure";
import { refusedAbilities } from "@visiga/system/storage/bucket-abilities";

/** The buckets of the settings, with what each does not do. Rejects for one whose service is not reached. */
const configuredBuckets = ({ s3, backups }: Pick<Config, "s3" | "backups">) =>
  [
    { setting: "S3_BUCKET", bucket: s3, prefix: "media/" },
    { setting: "BACKUP_S3_BUCKET", bucket: backups.copyBucket, prefix: "backups/" },
  ].flatMap(({ setting, bucket, prefix }) =>
    bucket ? [{ setting, refused: () => refusedAbilities(bucket, prefix) }] : [],
  );

/** Reports what the buckets do not do. The site runs meanwhile: texts do not need them. */
export async function reportBuckets(config: Pick<Config, "s3" | "backups">, tellOperator: Report): Promise<void> {
  for (const { setting, refused } of configuredBuckets(config))
    try {
      for (const { says, advice } of await refused()) tellOperator(`${setting}: ${says}. ${advice}`);
    } catch (error) {
      tellOperator(`${setting}: the service does not answer (${(error as Error).message}). Is the endpoint right?`);
    }
}
