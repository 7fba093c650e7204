import { basename } from "node:path";
import { StartFailure } from "@visiga/system/errors/start-failure";
import { runProgram } from "./run-program.ts";

/** The certificate of an attestation names the workflow that requested it. */
const releaseWorkflow = (repository: string): string =>
  `^https://github\\.com/${repository}/\\.github/workflows/release\\.yml@refs/tags/v`;

/** Programs that check who built an archive. */
const verifiers = [
  {
    program: "gh",
    command: ["attestation", "verify"],
    policy: (repository: string) => ["--repo", repository, "--cert-identity-regex", releaseWorkflow(repository)],
  },
  {
    program: "cosign",
    command: ["verify-blob-attestation", "--new-bundle-format", "--type=https://slsa.dev/provenance/v1"],
    policy: (repository: string) => [
      "--certificate-oidc-issuer=https://token.actions.githubusercontent.com",
      `--certificate-identity-regexp=${releaseWorkflow(repository)}`,
    ],
  },
];

type Verifier = (typeof verifiers)[number];

/** The first verifier of this machine; the gh of Debian 12 and 13 does not have the command. */
export async function findVerifier(): Promise<Verifier | undefined> {
  for (const verifier of verifiers) {
    const help = await runProgram(verifier.program, [...verifier.command, "--help"]).catch(() => null);
    if (help !== null) return verifier;
  }
  return undefined;
}

/** @throws StartFailure if the release workflow of the repository on GitHub did not build the file */
export async function checkAttestation(
  { program, command, policy }: Verifier,
  file: string,
  attestation: string,
  repository: string,
): Promise<void> {
  const args = [...command, ...policy(repository), "--bundle", attestation, file];
  await runProgram(program, args).catch(({ message }: Error) => {
    throw new StartFailure(`${program} does not confirm that ${repository} built ${basename(file)}: ${message}`);
  });
}
