import type { Page } from "@playwright/test";

/** A device of the page’s browser that stores passkeys and confirms its user automatically. */
export async function addVirtualAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  const { authenticatorId } = await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const stored = async () => (await session.send("WebAuthn.getCredentials", { authenticatorId })).credentials;
  return {
    stored,
    acceptUser: (isUserVerified: boolean) =>
      session.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified }),
  };
}

/** Hides the suggestions of passkeys in the email field: the virtual device would answer them at once. */
export const withoutAutofill = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    if ("PublicKeyCredential" in window) PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
