/** The processors that releases are made for, as Node.js and npm call them. */
export const processors = ["x64", "arm64"] as const;

export type Processor = (typeof processors)[number];

/** The official Node.js, as in the npm packages `node-linux-*`, with the integrity of the registry. */
export const runtime = {
  version: "24.20.0",
  integrity: {
    x64: "sha512-tkBwUleGts0UUnK+6HKJkEsOMFb9bkG/YvXw8/alFTaDSUbneVeAFVqu6ELHXuyvVYP4vo1hNAAEfN9zl0Cm3g==",
    arm64: "sha512-LDOiQuLlruQpQRp0ddfGZurc1xqYSlX3dYk/3shzhQfCb8IgCPwtWf1RMQCGAWGFhZNbhihhSwGeNRHA+V2pTg==",
  } satisfies Record<Processor, string>,
};
